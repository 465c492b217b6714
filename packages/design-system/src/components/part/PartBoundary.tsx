import { Suspense, useEffect, useEffectEvent, useTransition, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { forgetFailed, PartError } from './load-once';
import { PartFailed, type PartFailure } from './PartFailed';

export interface PartBoundaryProps {
  /** The content, which may have to load first. */
  children: ReactNode;
  /** Fallback during the first load. @default nothing */
  waiting?: ReactNode;
  /** Key of the content; a failure is reset when it changes. @default constant */
  of?: unknown;
  /** Renders a failure. @default `PartFailed` */
  renderFailed?: (failure: PartFailure) => ReactNode;
}

type View = NonNullable<PartBoundaryProps['renderFailed']>;

/** The failure stays visible during a retry, so that nothing flickers and the focus is kept. */
function Failed({ error, resetErrorBoundary, view }: FallbackProps & { readonly view: View }) {
  const [retrying, startRetry] = useTransition();
  const retry = (): void => startRetry(() => resetErrorBoundary());
  // Several fields may wait for the same script: a retry of one retries them all.
  const onLoaded = useEffectEvent(retry);
  useEffect(() => (error instanceof PartError ? error.whenLoaded(() => onLoaded()) : undefined), [error]);
  return view({ error, retrying, onRetry: retry });
}

const failedWith = (view: View) => (failure: FallbackProps) => <Failed {...failure} view={view} />;

const plainView: View = (failure) => <PartFailed {...failure} />;

/**
 * Boundary of a lazily loaded or fallible part of the page: if it fails, the rest of the page and
 * all input stay, and the part can be retried.
 * @example
 * <PartBoundary waiting={<Skeleton height={160} />}>
 *   <Board />
 * </PartBoundary>
 */
export function PartBoundary({ children, waiting, of, renderFailed = plainView }: PartBoundaryProps) {
  return (
    // Around the boundary, not in it: a remount would show the skeleton and lose the failure.
    <Suspense fallback={waiting}>
      <ErrorBoundary onError={forgetFailed} resetKeys={[of]} fallbackRender={failedWith(renderFailed)}>
        {children}
      </ErrorBoundary>
    </Suspense>
  );
}
