import { useEffect, useMemo, useRef, type ComponentPropsWithoutRef } from 'react';
import { ResultsContext, type Results } from './results';

export interface ListResultsProps extends ComponentPropsWithoutRef<'div'> {
  /**
   * Key of the shown results, such as the list's state and page: compared by its JSON. Each change
   * announces the count again.
   */
  readonly shown: unknown;
  /**
   * Whether other results are loading; the old ones stay until then, below a progress bar.
   * @default false
   */
  readonly busy?: boolean;
}

/**
 * A list with its count. The focus moves to the count after pagination and after resetting the
 * filters (WCAG 2.4.3), and when the focused element is removed (`keepFocus`).
 */
export function ListResults({ shown, busy = false, className, children, ...rest }: ListResultsProps) {
  const name = JSON.stringify(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<string>(undefined);
  useEffect(() => {
    const moved = leaving.current !== undefined && leaving.current !== name && !busy;
    if (!moved) return;
    leaving.current = undefined;
    heading.current?.focus();
  });
  const results = useMemo((): Results => ({ shown: name, busy, heading, moveFocus: () => void (leaving.current = name) }), [name, busy]);
  return (
    <ResultsContext value={results}>
      <div {...rest} className="sw-results" aria-busy={busy || undefined}>
        {/* Outside the grid, whose gap would move the list and the clicked element. */}
        <div className={className}>{children}</div>
      </div>
    </ResultsContext>
  );
}
