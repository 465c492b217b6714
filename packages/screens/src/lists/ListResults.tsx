import { useEffect, useMemo, useRef, type ComponentPropsWithoutRef } from 'react';
import { ResultsContext, type Results } from './results';

export interface ListResultsProps extends ComponentPropsWithoutRef<'div'> {
  /** What is shown, such as the list's state and page: compared by its JSON. With each change the count is announced anew. */
  readonly shown: unknown;
  /** Other results are on their way; the old ones stay until then. @default false */
  readonly busy?: boolean;
}

/** Whether the focus is lost: what had it is no longer on the page. */
const isLost = (last: Element | null): boolean =>
  last !== null && !last.isConnected && (document.activeElement === null || document.activeElement === document.body);

/**
 * A list with its count. The focus goes to the count after paging, after the filters were taken back, and whenever what had it is
 * removed from the list (WCAG 2.4.3).
 */
export function ListResults({ shown, busy = false, children, ...rest }: ListResultsProps) {
  const name = JSON.stringify(shown);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef<string>(undefined);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const moved = leaving.current !== undefined && leaving.current !== name && !busy;
    if (moved) leaving.current = undefined;
    if (moved || isLost(focused.current)) heading.current?.focus();
  });
  const results = useMemo((): Results => ({ shown: name, busy, heading, moveFocus: () => void (leaving.current = name) }), [name, busy]);
  return (
    <ResultsContext value={results}>
      <div
        // A removed element does not blur: what is still remembered here and not on the page has lost the focus.
        onFocus={(event) => void (focused.current = event.target)}
        onBlur={() => void (focused.current = null)}
        {...rest}
      >
        {children}
      </div>
    </ResultsContext>
  );
}
