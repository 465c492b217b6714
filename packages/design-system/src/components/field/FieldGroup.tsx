import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FieldError, FieldHint, OptionalMark } from './Field';
import type { FieldBase, FieldIds } from './use-field';

export interface FieldGroupProps extends FieldBase, ComponentPropsWithRef<'fieldset'> {
  /** From `useField`; its id goes to the `<fieldset>`, the target of error links. */
  field: FieldIds;
}

/**
 * The frame of several options for one question.
 * @example
 * <FieldGroup field={field} label="Arbeitsorte">
 *   {choices}
 * </FieldGroup>
 */
export function FieldGroup({
  field,
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  className,
  children,
  ...rest
}: FieldGroupProps) {
  const { id, 'aria-describedby': describedBy } = field.control;
  return (
    <fieldset
      tabIndex={-1}
      {...rest}
      id={id}
      aria-describedby={describedBy}
      className={cx('sw:grid sw:grid-cols-1 sw:min-w-0 sw:content-start sw:gap-1.5', className)}
    >
      <legend id={field.labelId} className={hideLabel ? 'sw:sr-only' : 'sw:mb-1.5 sw:max-w-full sw:font-medium'}>
        <span className="sw:contents">{label}</span>
        {optional && <OptionalMark />}
      </legend>
      {children}
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
    </fieldset>
  );
}
