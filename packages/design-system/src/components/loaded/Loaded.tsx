import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { focusAnything } from '../../lib/focus/focus-nearest';
import { useOwnRef } from '../../lib/use-own-ref';
import { ErrorState, type ErrorStateProps } from '../error-state';
import { reloadValue, type Loadable } from './loadable';

/** Texts of a failure: heading, sentence, actions. A retry is added automatically. */
export interface LoadFailure extends Pick<ErrorStateProps, 'title' | 'level' | 'children' | 'actions' | 'onBack' | 'backLabel' | 'note'> {
  /** Page heading, if the page takes it from the content. @default none */
  pageTitle?: string;
  /** Maximum number of retries; a note follows. @default unlimited */
  retries?: number;
  /**
   * Whether a retry is pointless and not offered, for example without permission or for a missing
   * page.
   * @default false
   */
  final?: boolean;
}

export interface LoadedProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The value with its loading state. */
  value: Loadable<T>;
  /** Shown until the first response: the screen's own skeleton, in a `SkeletonRegion`. */
  skeleton: ReactNode;
  /** Texts of a failure, constant or derived from the error. */
  failure: LoadFailure | ((error: unknown) => LoadFailure);
  /** Shown for empty content: an `EmptyState` with its action. @default the content */
  empty?: ReactNode;
  /** Whether the content is empty. @default whether it is an empty list */
  isEmpty?: (data: T) => boolean;
  /** Renders the content. */
  children: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

interface FailedProps {
  readonly failure: LoadFailure;
  /** Number of retries so far. */
  readonly used: number;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

function Failed({ failure: { pageTitle, retries, final = false, ...view }, used, retrying, onRetry }: FailedProps) {
  const again = final ? {} : { onRetry, retrying, retriesLeft: retries === undefined ? undefined : retries - used };
  return (
    <>
      {pageTitle !== undefined && <h1 className="sw:mb-6 sw:text-3xl">{pageTitle}</h1>}
      <ErrorState {...view} {...again} />
    </>
  );
}

/**
 * Content with its loading states. A failure stays visible during a retry; after success, the focus
 * moves from the retry button to the content.
 * @example
 * <Loaded
 *   value={jobs}
 *   skeleton={<JobCardSkeleton />}
 *   failure={{ title: 'Fehler beim Laden der Stellenanzeigen' }}
 * >
 *   {(list) => <Jobs jobs={list} />}
 * </Loaded>
 */
export function Loaded<T>({ value, skeleton, failure, empty, isEmpty = isEmptyList, children, ref, ...rest }: LoadedProps<T>) {
  const own = useOwnRef(ref);
  const retried = useRef(false);
  const [used, setUsed] = useState(0);
  const { state } = value;
  // The next failure starts with all its attempts.
  if (state !== 'failed' && used !== 0) setUsed(0);
  useEffect(() => {
    if (state !== 'ready' || !retried.current) return;
    retried.current = false;
    if (own.current === null || document.activeElement !== document.body) return;
    focusAnything(own.current);
  }, [state, own]);
  const retry = (): void => {
    retried.current = true;
    setUsed(used + 1);
    reloadValue(value);
  };
  const content = (): ReactNode => {
    if (value.state === 'loading') return skeleton;
    if (value.state === 'ready') return empty !== undefined && isEmpty(value.data) ? empty : children(value.data);
    const view = typeof failure === 'function' ? failure(value.error) : failure;
    return <Failed failure={view} used={used} retrying={value.reloading} onRetry={retry} />;
  };
  return (
    <div ref={own} {...rest}>
      {content()}
    </div>
  );
}
