import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldGroup, useField, type FieldBase } from '../field';
import { Checkbox } from './Checkbox';

export interface ChoiceOption {
  /** Submitted value. */
  value: string;
  /** The visible label. */
  label: ReactNode;
  /** Secondary line. */
  hint?: ReactNode;
  /** Disables the box. @default false */
  disabled?: boolean;
}

export interface CheckboxGroupProps extends FieldBase, Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'defaultValue'> {
  /** Name of every box. */
  name?: string;
  /** The options in order. */
  options: readonly ChoiceOption[];
  /** Ticked values; leave it out for an uncontrolled group. */
  value?: readonly string[];
  /** Initially ticked values of an uncontrolled group. @default none */
  defaultValue?: readonly string[];
  /** Called with all ticked values in the order of the options. */
  onChange?: (value: string[]) => void;
}

/**
 * Several checkboxes for one question.
 * @example
 * <CheckboxGroup
 *   label="Ansprechpartner"
 *   hint="Mindestens eine Person"
 *   name="contacts"
 *   options={people}
 *   onChange={setContacts}
 * />
 */
export function CheckboxGroup({
  label,
  hint,
  error,
  optional,
  hideLabel,
  name,
  options,
  value,
  defaultValue = [],
  onChange,
  ...rest
}: CheckboxGroupProps) {
  const field = useField({ id: rest.id, hint, error, 'aria-describedby': rest['aria-describedby'] });
  const toggled = (changed: string, on: boolean) =>
    options.map((option) => option.value).filter((key) => (key === changed ? on : (value ?? []).includes(key)));
  // Uncontrolled boxes keep their state themselves, so that they work before and without JavaScript.
  const tickedIn = (box: Element) => {
    const ticked = [...(box.closest('fieldset')?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map((one) => one.value);
    return options.map((option) => option.value).filter((key) => ticked.includes(key));
  };
  return (
    <FieldGroup {...rest} {...{ field, label, hint, error, optional, hideLabel }}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          hint={option.hint}
          disabled={option.disabled}
          {...(value
            ? { checked: value.includes(option.value), onChange: (event) => onChange?.(toggled(option.value, event.target.checked)) }
            : { defaultChecked: defaultValue.includes(option.value), onChange: (event) => onChange?.(tickedIn(event.target)) })}
        />
      ))}
    </FieldGroup>
  );
}
