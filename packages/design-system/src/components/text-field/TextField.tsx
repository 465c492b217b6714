import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type FieldBase } from '../field';
import { Icon } from '../icon';

export interface TextFieldProps extends FieldBase, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** An icon inside the field, at its start. */
  icon?: LucideIcon;
  /** 48 or 40 px high. @default 'md' */
  size?: 'md' | 'sm';
}

/**
 * Single-line text. `className` goes to the frame, `ref` and other props to the `<input>`, so that
 * `{...register('name')}` works.
 * @example
 * <TextField label="Vorname" name="firstName" onChange={(event) => setFirstName(event.target.value)} />
 */
export function TextField({ label, hint, error, optional, hideLabel, className, icon, size = 'md', ...input }: TextFieldProps) {
  const field = useField({ id: input.id, hint, error, 'aria-describedby': input['aria-describedby'] });
  return (
    <Field {...{ field, label, hint, error, optional, hideLabel, className }}>
      <div className="sw:relative">
        {icon && <Icon as={icon} className="sw:absolute sw:inset-y-0 sw:start-3 sw:my-auto sw:text-ink-3 sw:pointer-events-none" />}
        <input
          type="text"
          {...input}
          {...field.control}
          className={cx('sw-control', size === 'sm' && 'sw-control-sm', icon && 'sw:ps-10')}
        />
      </div>
    </Field>
  );
}
