import { VisuallyHidden } from '@stellwerk/design-system';
import { useState } from 'react';
import { filterTexts } from '../i18n/filter.de';
import { useResults } from './results';

export interface ResultsCountProps {
  /** The count as a text, such as '3 Bewerbungen'. */
  readonly children: string;
  /**
   * Sort order as text, such as 'Name A-Z': announced when it changes.
   * @default '' for a list without sorting
   */
  readonly order?: string;
  /** Id, to label another element by the count. */
  readonly id?: string;
  /** Level of the heading. @default 2 */
  readonly level?: 2 | 3;
  /** Whether it is styled as the line below a heading instead of a heading. @default false */
  readonly quiet?: boolean;
}

/**
 * Number of results of the surrounding list: announced when the results change, even with an equal
 * count (WCAG 4.1.3).
 */
export function ResultsCount({ children, order = '', id, level = 2, quiet = false }: ResultsCountProps) {
  const { shown, busy, heading } = useResults();
  const [announced, setAnnounced] = useState({ shown, order, isSorted: false });
  if (!busy && announced.shown !== shown) setAnnounced({ shown, order, isSorted: order !== announced.order });
  const Heading = `h${level}` as const;
  return (
    <div role="status">
      <Heading
        id={id}
        ref={heading}
        tabIndex={-1}
        data-return-focus=""
        className={quiet ? 'sw:text-sm sw:font-normal sw:text-ink-2' : 'sw:text-base sw:font-semibold'}
      >
        {/* A new element per view, because an equal text would not be announced. */}
        <span key={announced.shown}>{children}</span>
      </Heading>
      {announced.isSorted && <VisuallyHidden>{filterTexts.sorted(announced.order)}</VisuallyHidden>}
    </div>
  );
}
