import { use, useMemo, type ReactNode } from 'react';
import type { LazyPart } from './load-once';

export interface WhenLoadedProps<Part> {
  /** The part, from a function created by `loadOnce`. */
  readonly part: LazyPart<Part>;
  /** Renders with the loaded part; calls no hooks. */
  readonly children: (loaded: Part) => ReactNode;
}

const Waiting = <Part,>({ part, children }: WhenLoadedProps<Part>): ReactNode => children(use(part.promise));

/**
 * Renders with a lazily loaded part; suspends until it is loaded. A loaded part does not go through
 * `use`, which suspends once for every unknown promise: hydration would replace the server-rendered
 * page by the fallback.
 *
 * A component must call `use` in every render or in none, so two components exist: one waits, the
 * other has the part. The choice is made once, because switching between them would remount their
 * content.
 * @example
 * <WhenLoaded part={load('plan')}>{(text) => <p>{String(text)}</p>}</WhenLoaded>
 */
export function WhenLoaded<Part>({ part, children }: WhenLoadedProps<Part>): ReactNode {
  const known = useMemo(() => part.loaded, [part]);
  return known === undefined ? <Waiting part={part}>{children}</Waiting> : children(known);
}
