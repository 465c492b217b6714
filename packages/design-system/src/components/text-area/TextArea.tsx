import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type FieldBase } from '../field';

export interface TextAreaProps extends FieldBase, ComponentPropsWithRef<'textarea'> {
  /** Visible lines. @default 5 */
  rows?: number;
}

/**
 * Multi-line text, vertically resizable. `className` goes to the frame, `ref` and other props to
 * the `<textarea>`.
 * @example
 * <TextArea label="Nachricht" optional />
 */
export function TextArea({ label, hint, error, optional, hideLabel, className, rows = 5, ...area }: TextAreaProps) {
  const field = useField({ id: area.id, hint, error, 'aria-describedby': area['aria-describedby'] });
  return (
    <Field {...{ field, label, hint, error, optional, hideLabel, className }}>
      <textarea rows={rows} {...area} {...field.control} className="sw-control" />
    </Field>
  );
}
