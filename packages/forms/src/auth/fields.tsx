import { PasswordField, TextField, type TextFieldProps } from '@stellwerk/design-system';
import { PASSWORD_LENGTH } from '@stellwerk/domain';
import type { ComponentPropsWithRef } from 'react';
import { labels } from './messages.de';

/** The email address of the login, filled in by password managers. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  return <TextField {...props} type="email" autoComplete="username" label={labels.email} required />;
}

export interface NewPasswordFieldProps extends ComponentPropsWithRef<'input'> {
  /** Label of the field. */
  label: string;
  /** Error message; '' or undefined without an error. */
  error?: string;
  /** Number of characters typed so far. */
  length: number;
}

/**
 * A field for a new password: twelve segments of track fill as it grows. Its length is the only
 * visible rule; common passwords are refused on submit (decisions, rule 9).
 * @example
 * <NewPasswordField label="Passwort" length={password.length} />
 */
export function NewPasswordField({ length, ...field }: NewPasswordFieldProps) {
  const hint = (
    <>
      <span aria-hidden className="sw:grid sw:grid-cols-12 sw:gap-[3px] sw:mb-1.5">
        {Array.from({ length: PASSWORD_LENGTH.min }, (_, index) => (
          <span key={index} className={`sw:h-1 ${index < length ? 'sw:bg-signal' : 'sw:bg-line'}`} />
        ))}
      </span>
      {labels.passwordRule(length)}
    </>
  );
  return <PasswordField {...field} autoComplete="new-password" hint={hint} required />;
}
