import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FieldError, FieldHint, OptionalMark, useField, type FieldBase } from '../field';

export interface CheckboxProps extends FieldBase, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {}

/**
 * A checkbox with its label beside it; the label may contain links. `className` goes to the frame,
 * `ref` and other props to the `<input>`.
 * @example
 * <Checkbox label="Ich akzeptiere die Allgemeinen Geschäftsbedingungen" onChange={(event) => setAccepted(event.target.checked)} />
 */
export function Checkbox({ label, hint, error, optional = false, hideLabel = false, className, ...input }: CheckboxProps) {
  const field = useField({ id: input.id, hint, error, 'aria-describedby': input['aria-describedby'] });
  return (
    <div className={cx('sw:flex sw:items-start sw:gap-3', className)}>
      <input {...input} {...field.control} type="checkbox" className="sw-choice" />
      <div className="sw:grid sw:grid-cols-1 sw:min-w-0 sw:gap-0.5">
        <label htmlFor={field.control.id} className={hideLabel ? 'sw:sr-only' : 'sw:cursor-pointer'}>
          <span className="sw:contents">{label}</span>
          {optional && <OptionalMark />}
        </label>
        {error && <FieldError id={field.errorId}>{error}</FieldError>}
        {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
      </div>
    </div>
  );
}
