import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Count } from '../tabs';

export interface FilterChip<Value extends string = string> {
  /** Value of the filter. */
  value: Value;
  /** Its label. */
  label: ReactNode;
  /** Number of matching entries. */
  count?: number;
  /** An icon before the label, such as a `StatusMark` without a label. */
  mark?: ReactNode;
}

export interface FilterChipsProps<Value extends string> extends Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  /** Accessible name of the group. */
  label: string;
  /** The filters in order. */
  options: readonly FilterChip<Value>[];
  /** Value of the selected filter. */
  value: Value;
  /** Called with the value of the selected filter. */
  onChange: (value: Value) => void;
}

/**
 * Filters of which one is selected.
 * @example
 * <FilterChips label="Ort" options={cities} value={city} onChange={setCity} />
 */
export function FilterChips<Value extends string>({ label, options, value, onChange, className, ...rest }: FilterChipsProps<Value>) {
  return (
    <fieldset aria-label={label} className={cx('sw:flex sw:flex-wrap sw:gap-2', className)} {...rest}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="sw-chip"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.mark}
          {option.label}
          <Count>{option.count}</Count>
        </button>
      ))}
    </fieldset>
  );
}
