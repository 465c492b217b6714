import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import { passwordLabels } from '../../i18n/field.de';
import { IconButton } from '../button';
import { Field, useField, type FieldBase } from '../field';

export interface PasswordFieldProps extends Omit<FieldBase, 'optional'>, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** `new-password` for a new one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/**
 * A password field with a toggle to reveal it. `className` goes to the frame, `ref` and other props
 * to the `<input>`.
 * @example
 * <PasswordField label="Passwort" />
 */
export function PasswordField({
  label,
  hint,
  error,
  hideLabel,
  className,
  autoComplete = 'current-password',
  ...input
}: PasswordFieldProps) {
  const field = useField({ id: input.id, hint, error, 'aria-describedby': input['aria-describedby'] });
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ field, label, hint, error, hideLabel, className }}>
      <div className="sw:relative">
        <input
          {...input}
          {...field.control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="none"
          className="sw-control sw:pe-12"
        />
        <IconButton
          label={shown ? passwordLabels.hide : passwordLabels.show}
          icon={shown ? EyeOff : Eye}
          aria-controls={field.control.id}
          className="sw:absolute sw:inset-y-0 sw:end-1 sw:my-auto sw:-outline-offset-2"
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
