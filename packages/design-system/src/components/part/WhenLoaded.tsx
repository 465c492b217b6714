import { use, useMemo, type ReactNode } from 'react';
import type { LazyPart } from './load-once';

export interface WhenLoadedProps<Part> {
  /** The part, from a function that `loadOnce` made. */
  readonly part: LazyPart<Part>;
  /** Renders with the loaded part; calls no hooks. */
  readonly children: (loaded: Part) => ReactNode;
}

const Waiting = <Part,>({ part, children }: WhenLoadedProps<Part>): ReactNode => children(use(part.promise));

/**
 * Renders what needs a part of the page; suspends until it is loaded. A loaded part does not go through `use`, which suspends once for
 * every promise that it has not seen before: hydration would replace the server's page by the fallback.
 *
 * A component calls `use` in each of its renders or in none, so the one that waits is not the one that knows. Which of them it is, is
 * asked once: changing from one to the other would mount anew what they show.
 * @example
 * <WhenLoaded part={load('plan')}>{(text) => <p>{text}</p>}</WhenLoaded>
 */
export function WhenLoaded<Part>({ part, children }: WhenLoadedProps<Part>): ReactNode {
  const known = useMemo(() => part.loaded, [part]);
  return known === undefined ? <Waiting part={part}>{children}</Waiting> : children(known);
}
