import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { focusAnything } from '../../lib/focus/focus-nearest';
import { useOwnRef } from '../../lib/use-own-ref';
import { ErrorState, type ErrorStateProps } from '../error-state';
import { reloadValue, type Loadable } from './loadable';

/** How a failure looks: its heading, a sentence, ways out. Trying again is offered by itself. */
export interface LoadFailure extends Pick<ErrorStateProps, 'title' | 'level' | 'children' | 'actions' | 'onBack' | 'backLabel' | 'note'> {
  /** Heading of the page, where the page takes it from the content. @default none */
  pageTitle?: string;
  /** How often trying again is offered; then a note takes its place. @default without end */
  retries?: number;
  /** Trying again would end in the same way and is not offered: nobody may see it, or there is no such thing. @default false */
  final?: boolean;
}

export interface LoadedProps<T> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is loaded, and how far that has come. */
  value: Loadable<T>;
  /** Shown until the first answer: the screen's own outline, in a `SkeletonRegion`. */
  skeleton: ReactNode;
  /** The texts when loading failed, the same for every error or by the error. */
  failure: LoadFailure | ((error: unknown) => LoadFailure);
  /** Shown when there is no content: an `EmptyState` with its action. @default the content */
  empty?: ReactNode;
  /** Whether nothing is in it. @default whether it is a list without entries */
  isEmpty?: (data: T) => boolean;
  /** The content. */
  children: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

interface FailedProps {
  readonly failure: LoadFailure;
  /** How often it has been tried again. */
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
 * Content that has to be loaded, in each of its states. A failure stays while it is asked for again; when that succeeds, the focus
 * goes from its button to the content.
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
  // The next failure has its tries anew.
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
