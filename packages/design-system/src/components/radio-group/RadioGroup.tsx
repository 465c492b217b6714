import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import type { ChoiceOption } from '../checkbox';
import { FieldGroup, useField, type FieldBase } from '../field';

export interface RadioGroupProps
  extends FieldBase, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'className' | 'children'> {
  /** Name of the group, required for the arrow keys. */
  name: string;
  /** The options in order. */
  options: readonly ChoiceOption[];
  /** The selected value; leave it out for an uncontrolled group. */
  value?: string;
  /** Initial value of an uncontrolled group. */
  defaultValue?: string;
  /** `card`: each option in a box of 48 px; `plain`: a line of text. @default 'card' */
  look?: 'card' | 'plain';
  /** Class of the frame, for its layout in the page. */
  className?: string;
}

const looks = {
  card: 'sw:min-h-control sw:px-3 sw:py-2 sw:border sw:border-line-strong sw:rounded-1 sw:bg-surface sw:hover:border-ink sw:has-checked:border-signal sw:has-checked:bg-signal-soft',
  plain: 'sw:min-h-8',
};

/**
 * One option of several. `className` goes to the frame; `ref`, `onChange`, `onBlur` and other props
 * to every `<input>`, as `register` expects.
 * @example
 * <RadioGroup label="Design" name="templateType" options={designs} onChange={(event) => setDesign(event.target.value)} />
 */
export function RadioGroup({
  label,
  hint,
  error,
  optional,
  hideLabel,
  options,
  value,
  defaultValue,
  look = 'card',
  className,
  id,
  ...input
}: RadioGroupProps) {
  const field = useField({ id, hint, error, 'aria-describedby': input['aria-describedby'] });
  return (
    <FieldGroup
      role="radiogroup"
      aria-invalid={field.control['aria-invalid']}
      {...{ field, label, hint, error, optional, hideLabel, className }}
    >
      <div className="sw:grid sw:grid-cols-1 sw:gap-2">
        {options.map((option) => (
          <label key={option.value} className={cx('sw:flex sw:items-center sw:gap-3 sw:cursor-pointer', looks[look])}>
            <input
              {...input}
              type="radio"
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              className="sw-choice"
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
            />
            <span className="sw:grid sw:grid-cols-1 sw:min-w-0">
              <span className="sw:contents">{option.label}</span>
              {option.hint && <span className="sw:text-sm sw:text-ink-3">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
