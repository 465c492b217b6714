import type { ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox';

interface SelectProps {
  readonly selected: boolean;
  /** @param range with Shift: all rows from the last selected one to this one */
  readonly onSelect: (selected: boolean, range: boolean) => void;
}

export interface RowCheckboxProps extends SelectProps {
  /** Label of the checkbox: the name of the row. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

const withShift = (event: Event): boolean => 'shiftKey' in event && event.shiftKey === true;

const choice = ({ selected, onSelect }: SelectProps) => ({
  checked: selected,
  onChange: ({ target, nativeEvent }: { target: HTMLInputElement; nativeEvent: Event }) => onSelect(target.checked, withShift(nativeEvent)),
});

/**
 * Selects a row of a list, by mouse or by the space bar; with Shift a range of rows. A click with
 * Shift does not select text.
 */
export const RowCheckbox = ({ selected, onSelect, ...label }: RowCheckboxProps) => (
  <Checkbox {...label} {...choice({ selected, onSelect })} className="sw:select-none" />
);

/** The same beside a row that already contains its name. */
export const BareRowCheckbox = ({ name, ...select }: SelectProps & { readonly name: string }) => (
  <span className="sw:pt-4">
    <input type="checkbox" aria-label={name} className="sw-choice" {...choice(select)} />
  </span>
);
