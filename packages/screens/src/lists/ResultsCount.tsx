import { VisuallyHidden } from '@stellwerk/design-system';
import { useState } from 'react';
import { filterTexts } from '../i18n/filter.de';
import { useResults } from './results';

export interface ResultsCountProps {
  /** The count as a text, such as '3 Bewerbungen'. */
  readonly children: string;
  /** How the list is sorted, such as 'Name A-Z': announced when it was sorted anew. @default '' for a list that cannot be sorted */
  readonly order?: string;
  /** Id, for whoever is named by the count. */
  readonly id?: string;
  /** Level of the heading. @default 2 */
  readonly level?: 2 | 3;
  /** Set as the line below a heading, not as a heading of its own look. @default false */
  readonly quiet?: boolean;
}

/** How many results the list around it has: announced when others come, also when the count stays the same (WCAG 4.1.3). */
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
        {/* A new element for each view: equal text alone would be no change to announce. */}
        <span key={announced.shown}>{children}</span>
      </Heading>
      {announced.isSorted && <VisuallyHidden>{filterTexts.sorted(announced.order)}</VisuallyHidden>}
    </div>
  );
}
