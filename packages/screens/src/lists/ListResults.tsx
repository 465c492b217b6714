import { useEffect, useMemo, useRef, type ComponentPropsWithoutRef } from 'react';
import { ResultsContext, type Results } from './results';

export interface ListResultsProps extends ComponentPropsWithoutRef<'div'> {
  /** What is shown, such as the list's state and page: compared by its JSON. With each change the count is announced anew. */
  readonly shown: unknown;
  /** Other results are on their way; the old ones stay until then, below a line that says so. @default false */
  readonly busy?: boolean;
}

/**
 * A list with its count. The focus goes to the count after paging, after the filters were taken back (WCAG 2.4.3); and, as
 * everywhere, when what had it is removed (`keepFocus`).
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
        {/* Apart from the line above it: in a grid that would move the list by a gap, and what is pressed with it. */}
        <div className={className}>{children}</div>
      </div>
    </ResultsContext>
  );
}
