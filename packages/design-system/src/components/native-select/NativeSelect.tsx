import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type FieldBase } from '../field';
import { Icon } from '../icon';

export interface SelectOption {
  /** Submitted value. */
  value: string;
  /** The visible label. */
  label: string;
  /** Disables the option. @default false */
  disabled?: boolean;
}

export interface NativeSelectProps extends FieldBase, Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {
  /** The options in order; leave it out to pass `<option>` children. */
  options?: readonly SelectOption[];
  /** An initial option with an empty value, such as 'Bitte wählen'. */
  placeholder?: string;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/**
 * The native select, for public pages and phones. `className` goes to the frame, `ref` and other
 * props to the `<select>`.
 * @example
 * <NativeSelect label="Standort" options={cities} onChange={(event) => setCity(event.target.value)} />
 */
export function NativeSelect({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  options,
  placeholder,
  size = 'md',
  children,
  ...select
}: NativeSelectProps) {
  const field = useField({ id: select.id, hint, error, 'aria-describedby': select['aria-describedby'] });
  return (
    <Field {...{ field, label, hint, error, optional, hideLabel, className }}>
      <div className="sw:relative">
        <select {...select} {...field.control} className={cx('sw-control', size === 'sm' && 'sw-control-sm')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <Icon as={ChevronDown} className="sw:absolute sw:inset-y-0 sw:end-3 sw:my-auto sw:text-ink-2 sw:pointer-events-none" />
      </div>
    </Field>
  );
}
