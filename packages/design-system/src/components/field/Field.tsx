import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { fieldLabels } from '../../i18n/field.de';
import { Icon } from '../icon';
import type { FieldBase, FieldIds } from './use-field';

export interface FieldProps extends FieldBase, ComponentPropsWithRef<'div'> {
  /** From `useField`. */
  field: FieldIds;
  /** The control, which spreads `field.control`. */
  children: ReactNode;
}

export interface FieldNoteProps extends ComponentPropsWithRef<'p'> {
  /** `errorId` or `hintId` of `useField`, referenced in the control's `aria-describedby`. */
  id: string;
  /** The label. */
  children: ReactNode;
}

/**
 * The '(optional)' mark after the label.
 * @example
 * <OptionalMark />
 */
export function OptionalMark({ className, ...rest }: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  return (
    <span className={cx('sw:font-normal sw:text-ink-3', className)} {...rest}>
      {` ${fieldLabels.optional}`}
    </span>
  );
}

/**
 * Error of a field: icon and message.
 * @example
 * <FieldError id={field.errorId}>Bitte geben Sie Ihren Vornamen an.</FieldError>
 */
export function FieldError({ className, children, ...rest }: FieldNoteProps) {
  return (
    <p className={cx('sw:flex sw:items-start sw:gap-1.5 sw:text-sm sw:font-medium sw:text-stop', className)} {...rest}>
      <Icon as={CircleAlert} size={16} className="sw:mt-0.5" />
      <span className="sw:min-w-0">{children}</span>
    </p>
  );
}

/**
 * Help for a field.
 * @example
 * <FieldHint id={field.hintId}>Höchstens 10 MB</FieldHint>
 */
export function FieldHint({ className, ...rest }: FieldNoteProps) {
  return <p className={cx('sw:text-sm sw:text-ink-3', className)} {...rest} />;
}

/**
 * The frame of every labelled control: label, control, error, hint.
 * @example
 * <Field field={field} label="Offene Plätze" error={error}>
 *   <input {...field.control} type="number" className="sw-control" />
 * </Field>
 */
export function Field({ field, label, hint, error, optional = false, hideLabel = false, className, children, ...rest }: FieldProps) {
  return (
    <div className={cx('sw:grid sw:grid-cols-1 sw:content-start sw:gap-1.5', className)} {...rest}>
      <label id={field.labelId} htmlFor={field.control.id} className={hideLabel ? 'sw:sr-only' : 'sw:font-medium'}>
        <span className="sw:contents">{label}</span>
        {optional && <OptionalMark />}
      </label>
      {children}
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
    </div>
  );
}
