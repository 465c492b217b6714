import { Icon, VisuallyHidden } from '@stellwerk/design-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { sharedTexts } from '../../i18n/company/shared.de';

export type Direction = 'ascending' | 'descending';

export interface SortChipsProps<Sort extends string> {
  /** The fields in order, with their labels. */
  readonly sorts: readonly { readonly value: Sort; readonly label: string }[];
  readonly value: Sort;
  readonly direction: Direction;
  /**
   * Called with the clicked field; clicking the current one again reverses the direction (JM08).
   */
  readonly onChoose: (sort: Sort) => void;
}

const arrows = { ascending: ArrowUp, descending: ArrowDown } as const;

/** The sort order as text, from field and direction. */
export const sortOrder = (label: string, direction: Direction): string => `${label} ${sharedTexts[direction]}`;

/** The direction after another click on the current field. */
const turned = (direction: Direction): Direction => (direction === 'ascending' ? 'descending' : 'ascending');

/**
 * State changes for a clicked sort field: the current one reverses its direction (JM08), and the
 * list returns to page 1.
 * @param first direction of a new field
 */
export const sortChange = <Sort extends string>(
  current: { readonly sort: Sort; readonly direction: Direction },
  sort: Sort,
  first: Direction,
): { readonly sort: Sort; readonly direction: Direction; readonly page: number } => ({
  page: 1,
  sort,
  direction: sort === current.sort ? turned(current.direction) : first,
});

/** The sort fields as buttons; the current one shows its direction. */
export function SortChips<Sort extends string>({ sorts, value, direction, onChoose }: SortChipsProps<Sort>) {
  return (
    <fieldset aria-label={sharedTexts.sort} className="sw:flex sw:flex-wrap sw:items-center sw:gap-2">
      <span aria-hidden="true" className="sw:text-sm sw:text-ink-2">
        {sharedTexts.sort}
      </span>
      {sorts.map((sort) => (
        <button key={sort.value} type="button" className="sw-chip" aria-pressed={sort.value === value} onClick={() => onChoose(sort.value)}>
          <span>{sort.label}</span>
          {sort.value === value && (
            <>
              <Icon as={arrows[direction]} size={16} />
              <VisuallyHidden> {sharedTexts[direction]}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
