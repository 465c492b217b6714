import { Button, PasswordField } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { authMessages, generalMessages, messageOf, PASSWORD_LENGTH, type SubmitFailure } from '@stellwerk/domain';
import { NewPasswordField } from '@stellwerk/forms/auth';
import { useRef, useState, type FormEvent } from 'react';
import { account } from '../../i18n/account.de';
import { FailureBanner } from '../../shared/FailureBanner';

const texts = account.profile;

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Errors of the two passwords, by field name; empty if valid (decisions, rule 9). */
export function passwordErrors({ currentPassword, newPassword }: PasswordChange): Readonly<Record<string, string>> {
  return {
    ...(currentPassword === '' ? { currentPassword: authMessages.password } : {}),
    ...(newPassword.length < PASSWORD_LENGTH.min ? { newPassword: authMessages.passwordLength(PASSWORD_LENGTH.min) } : {}),
    ...(newPassword.length > PASSWORD_LENGTH.max ? { newPassword: generalMessages.tooLong(PASSWORD_LENGTH.max) } : {}),
  };
}

export interface PasswordChangeFormProps {
  /**
   * Changes the password and leaves the page, because every session has ended; rejects on failure.
   */
  readonly onSubmit: (change: PasswordChange) => Promise<unknown>;
}

/** Changes the person's password, confirmed by the old one. */
export function PasswordChangeForm({ onSubmit }: PasswordChangeFormProps) {
  const [values, setValues] = useState<PasswordChange>({ currentPassword: '', newPassword: '' });
  const [invalid, setInvalid] = useState<SubmitFailure | null>(null);
  const { busy, failure: refused, submit } = useAction(onSubmit, { failure: messageOf, failureIn: 'screen' });
  const failure = invalid ?? refused;
  const form = useRef<HTMLFormElement>(null);

  const focusFirst = ({ fields = {} }: SubmitFailure): void => {
    const first = Object.keys(fields)[0];
    const field = first === undefined ? undefined : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const fields = passwordErrors(values);
    const errors = Object.keys(fields).length === 0 ? null : { summary: [], fields };
    setInvalid(errors);
    const ended = errors ?? (await submit(values));
    if (ended !== null) focusFirst(ended);
  };

  // An error shown at the focused field is not repeated elsewhere.
  const atFields = Object.values(failure?.fields ?? {});
  const summary = failure?.summary.filter((message) => !atFields.includes(message)) ?? [];
  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)} className="sw:grid sw:gap-5">
      <FailureBanner failure={{ summary }} />
      <PasswordField
        name="currentPassword"
        label={texts.currentPassword}
        autoComplete="current-password"
        required
        value={values.currentPassword}
        error={failure?.fields?.currentPassword}
        onChange={(event) => setValues({ ...values, currentPassword: event.currentTarget.value })}
      />
      <NewPasswordField
        name="newPassword"
        label={texts.newPassword}
        length={values.newPassword.length}
        value={values.newPassword}
        error={failure?.fields?.newPassword}
        onChange={(event) => setValues({ ...values, newPassword: event.currentTarget.value })}
      />
      <Button type="submit" loading={busy} loadingLabel={texts.changing} className="sw:justify-self-start">
        {texts.changePassword}
      </Button>
    </form>
  );
}
