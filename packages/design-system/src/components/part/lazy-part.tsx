import type { ReactNode } from 'react';
import { loadOnce } from './load-once';
import { WhenLoaded } from './WhenLoaded';

/**
 * A component with a script of its own, as React's `lazy`, but one that can be loaded again after a failure. Stands in a `PartBoundary`.
 * @example
 * const Board = lazyPart(loadBoard);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: (props: Props) => ReactNode }>,
): (props: Props) => ReactNode {
  const part = loadOnce((_only: 'part') => load());
  return function LazyPart(props) {
    return <WhenLoaded part={part('part')}>{({ default: Component }) => <Component {...props} />}</WhenLoaded>;
  };
}
