import { Suspense, useEffect, useEffectEvent, useTransition, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { forgetFailed, PartError } from './load-once';
import { PartFailed } from './PartFailed';
import type { PartFailure } from './part-failure';

export interface PartBoundaryProps {
  /** What may have to be loaded first. */
  children: ReactNode;
  /** Shown while it is loading for the first time. @default nothing */
  waiting?: ReactNode;
  /** What is shown; a failure is forgotten when it changes. @default always the same */
  of?: unknown;
  /** How a failure looks. @default `PartFailed` */
  renderFailed?: (failure: PartFailure) => ReactNode;
}

type View = NonNullable<PartBoundaryProps['renderFailed']>;

/** Stays while it is tried again, so that nothing flickers and the focus has its place. */
function Failed({ error, resetErrorBoundary, view }: FallbackProps & { readonly view: View }) {
  const [retrying, startRetry] = useTransition();
  const retry = (): void => startRetry(() => resetErrorBoundary());
  // Several fields may wait for one script: a try at one of them is a try for all.
  const onLoaded = useEffectEvent(retry);
  useEffect(() => (error instanceof PartError ? error.whenLoaded(() => onLoaded()) : undefined), [error]);
  return view({ error, retrying, onRetry: retry });
}

const failedWith = (view: View) => (failure: FallbackProps) => <Failed {...failure} view={view} />;

const plainView: View = (failure) => <PartFailed {...failure} />;

/**
 * Holds a part of the page that has a script of its own, or may break: the rest of the page stays, with everything that was typed, and
 * the part can be asked for again.
 * @example
 * <PartBoundary waiting={<Skeleton height={160} />}>
 *   <Board />
 * </PartBoundary>
 */
export function PartBoundary({ children, waiting, of, renderFailed = plainView }: PartBoundaryProps) {
  return (
    // Around the boundary, not in it: what is mounted anew would show its skeleton, and the failure would not stay.
    <Suspense fallback={waiting}>
      <ErrorBoundary onError={forgetFailed} resetKeys={[of]} fallbackRender={failedWith(renderFailed)}>
        {children}
      </ErrorBoundary>
    </Suspense>
  );
}
