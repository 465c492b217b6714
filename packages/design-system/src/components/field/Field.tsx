import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { de } from '../../i18n/de';
import { Icon } from '../icon';
import type { FieldBase, FieldIds } from './useField';

export interface FieldProps extends FieldBase, ComponentPropsWithRef<'div'> {
  /** From `useField`. */
  field: FieldIds;
  /** The control; it spreads `field.control`. */
  children: ReactNode;
}

export interface FieldNoteProps extends ComponentPropsWithRef<'p'> {
  /** `errorId` or `hintId` of `useField`, which the control names in `aria-describedby`. */
  id: string;
  /** The words. */
  children: ReactNode;
}

/** The word behind the label of a field that may stay empty. */
export function OptionalMark({ className, ...rest }: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  return (
    <span className={cx('sw:font-normal sw:text-ink-3', className)} {...rest}>
      {` ${de.optional}`}
    </span>
  );
}

/** A fault of a field: icon and words. */
export function FieldError({ className, children, ...rest }: FieldNoteProps) {
  return (
    <p className={cx('sw:flex sw:items-start sw:gap-1.5 sw:text-sm sw:font-medium sw:text-stop', className)} {...rest}>
      <Icon as={CircleAlert} size={16} className="sw:mt-0.5" />
      <span className="sw:min-w-0">{children}</span>
    </p>
  );
}

/** Help for a field. */
export function FieldHint({ className, ...rest }: FieldNoteProps) {
  return <p className={cx('sw:text-sm sw:text-ink-3', className)} {...rest} />;
}

/** The frame of every labelled control: label, control, fault, hint. */
export function Field({ field, label, hint, error, optional = false, hideLabel = false, className, children, ...rest }: FieldProps) {
  return (
    <div className={cx('sw:grid sw:grid-cols-1 sw:content-start sw:gap-1.5', className)} {...rest}>
      <label id={field.labelId} htmlFor={field.control.id} className={hideLabel ? 'sw:sr-only' : 'sw:font-medium'}>
        {label}
        {optional && <OptionalMark />}
      </label>
      {children}
      {error && <FieldError id={field.errorId}>{error}</FieldError>}
      {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
    </div>
  );
}
