import { createElement, lazy, type ComponentType, type ReactNode } from 'react';
import { loadOnce, type LazyPart } from './load-once';

/**
 * A component with its own script, like React's `lazy`, but one that can be reloaded after a
 * failure. Rendered inside a `PartBoundary`.
 * @example
 * const Board = lazyPart(loadBoard);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: (props: Props) => ReactNode }>,
): (props: Props) => ReactNode {
  type Module = Awaited<ReturnType<typeof load>>;
  const part = loadOnce((_only: 'part') => load());
  /**
   * The promise that React waits for: it caches a rejection forever, so each retry needs a new one.
   */
  const components = new WeakMap<LazyPart<Module>, ComponentType<Props>>();
  const componentOf = (tried: LazyPart<Module>): ComponentType<Props> => {
    const known = components.get(tried);
    if (known !== undefined) return known;
    const component: ComponentType<Props> = lazy<(props: Props) => ReactNode>(() => tried.promise);
    components.set(tried, component);
    return component;
  };
  return function Part(props) {
    return createElement(componentOf(part('part')), props);
  };
}
