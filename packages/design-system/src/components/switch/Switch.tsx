import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FieldError, FieldHint, useField, type FieldBase } from '../field';

export interface SwitchProps extends Omit<FieldBase, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> {}

/**
 * An on/off setting. `className` goes to the frame, `ref` and other props to the `<input
 * role="switch">`.
 * @example
 * <Switch label="LinkedIn-Profil angeben" onChange={(event) => setIncluded(event.target.checked)} />
 */
export function Switch({ label, hint, error, hideLabel = false, className, ...input }: SwitchProps) {
  const field = useField({ id: input.id, hint, error, 'aria-describedby': input['aria-describedby'] });
  return (
    <div className={cx('sw:flex sw:items-start sw:gap-3', className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native state of the checkbox is the state of the switch */}
      <input {...input} {...field.control} type="checkbox" role="switch" className="sw-switch" />
      <div className="sw:grid sw:grid-cols-1 sw:min-w-0 sw:gap-0.5">
        <label htmlFor={field.control.id} className={hideLabel ? 'sw:sr-only' : 'sw:cursor-pointer sw:py-0.5 sw:font-medium'}>
          {label}
        </label>
        {error && <FieldError id={field.errorId}>{error}</FieldError>}
        {hint && <FieldHint id={field.hintId}>{hint}</FieldHint>}
      </div>
    </div>
  );
}
