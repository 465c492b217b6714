import { Banner, Button, PasswordField } from '@stellwerk/design-system';
import { authMessages, generalMessages, PASSWORD_LENGTH } from '@stellwerk/domain';
import { NewPasswordField, type SubmitFailure } from '@stellwerk/forms/auth';
import { useRef, useState, type FormEvent } from 'react';
import { account } from '../../../i18n/account.de';

const words = account.profile;

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** What is wrong with the two passwords, by field name; empty when all is well (decisions, rule 9). */
export function passwordFaults({ currentPassword, newPassword }: PasswordChange): Readonly<Record<string, string>> {
  return {
    ...(currentPassword === '' ? { currentPassword: authMessages.password } : {}),
    ...(newPassword.length < PASSWORD_LENGTH.min ? { newPassword: authMessages.passwordLength(PASSWORD_LENGTH.min) } : {}),
    ...(newPassword.length > PASSWORD_LENGTH.max ? { newPassword: generalMessages.tooLong(PASSWORD_LENGTH.max) } : {}),
  };
}

export interface PasswordChangeFormProps {
  /** Changes the password. Resolves with null when it is done: the page is then left, because every session has ended. */
  readonly onSubmit: (change: PasswordChange) => Promise<SubmitFailure | null>;
}

/** Changes the own password: the old one proves who asks. */
export function PasswordChangeForm({ onSubmit }: PasswordChangeFormProps) {
  const [values, setValues] = useState<PasswordChange>({ currentPassword: '', newPassword: '' });
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (next: SubmitFailure): void => {
    setFailure(next);
    const first = Object.keys(next.fields ?? {})[0];
    const field = first === undefined ? undefined : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending) return;
    const fields = passwordFaults(values);
    if (Object.keys(fields).length > 0) return show({ summary: [], fields });
    setFailure(null);
    setPending(true);
    const answer = await onSubmit(values);
    setPending(false);
    if (answer !== null) show(answer);
  };

  // What stands at a field, where the focus goes, is not said twice.
  const atFields = Object.values(failure?.fields ?? {});
  const summary = failure?.summary.filter((message) => !atFields.includes(message)) ?? [];
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="sw:grid sw:gap-5">
      {summary.length > 0 && (
        <Banner tone="error" live="alert">
          {summary.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      )}
      <PasswordField
        name="currentPassword"
        label={words.currentPassword}
        autoComplete="current-password"
        required
        value={values.currentPassword}
        error={failure?.fields?.currentPassword}
        onChange={(event) => setValues({ ...values, currentPassword: event.currentTarget.value })}
      />
      <NewPasswordField
        name="newPassword"
        label={words.newPassword}
        length={values.newPassword.length}
        value={values.newPassword}
        error={failure?.fields?.newPassword}
        onChange={(event) => setValues({ ...values, newPassword: event.currentTarget.value })}
      />
      <Button type="submit" loading={pending} loadingLabel={words.changing} className="sw:justify-self-start">
        {words.changePassword}
      </Button>
    </form>
  );
}
