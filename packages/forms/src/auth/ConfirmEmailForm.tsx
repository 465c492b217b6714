import { Button, PasswordField } from '@stellwerk/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormFailure, type ShownFailure } from '../shared/FormFailure';
import type { SubmitHandler } from '@stellwerk/domain';
import { useSchemaForm } from '../shared/use-schema-form';
import { AuthCard, type AuthRootProps } from './AuthCard';
import { labels } from './messages.de';
import { NewPasswordField } from './fields';
import { confirmSchemas, type ConfirmValues } from './schemas';

/**
 * Proof that the account belongs to the person: the session of this browser, the password, or a new
 * password.
 */
type Proof = keyof typeof confirmSchemas;

export interface ConfirmEmailFormProps extends AuthRootProps {
  /**
   * Whether the person is logged in: then a click is enough, unless the session belongs to another
   * account.
   */
  signedIn: boolean;
  /** Confirms; an error at `password` asks for the password. */
  onSubmit: SubmitHandler<ConfirmValues>;
}

const TEXTS = { session: labels.confirmSession, password: labels.confirmPassword, newPassword: labels.confirmNew } as const;

interface ProofFormProps {
  proof: Proof;
  /** Error of the previous attempt. */
  before: ShownFailure | null;
  onSubmit: SubmitHandler<ConfirmValues>;
}

function ProofForm({ proof, before, onSubmit }: ProofFormProps) {
  const { form, failure, busy, send, errorOf } = useSchemaForm<ConfirmValues>({
    schema: confirmSchemas[proof],
    defaultValues: { password: '', newPassword: '' },
    onSubmit,
  });
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <form aria-label={labels.confirmTitle} noValidate method="post" onSubmit={send} className="sw:grid sw:gap-5">
      <FormFailure failure={failure ?? before} />
      <p className="sw:text-ink-2">{TEXTS[proof]}</p>
      {proof === 'password' && (
        <PasswordField {...form.register('password')} label={labels.password} required error={errorOf('password')} />
      )}
      {proof === 'newPassword' && (
        <NewPasswordField
          {...form.register('newPassword')}
          label={labels.newPassword}
          length={newPassword.length}
          error={errorOf('newPassword')}
        />
      )}
      <Button type="submit" variant="primary" loading={busy} loadingLabel={labels.confirming}>
        {labels.confirm}
      </Button>
    </form>
  );
}

/**
 * Confirms the email address of an account by a click, never by opening the page. The person who
 * opens a mailed link can read the mailbox, but may not have created the account; so the form also
 * requires a session, the password or a new password.
 * @example
 * <ConfirmEmailForm signedIn={false} onSubmit={confirm} />
 */
export function ConfirmEmailForm({ signedIn, onSubmit, ...rest }: ConfirmEmailFormProps) {
  const [chosen, setChosen] = useState<Proof | null>(null);
  const [before, setBefore] = useState<ShownFailure | null>(null);
  const proof = chosen ?? (signedIn ? 'session' : 'password');
  const other = proof === 'newPassword' ? 'password' : 'newPassword';
  const submit: SubmitHandler<ConfirmValues> = async (values) => {
    const failure = await onSubmit(values);
    if (proof !== 'session' || failure?.fields?.password === undefined) return failure;
    setBefore({ ...failure, answered: true });
    setChosen('password');
    return failure;
  };
  return (
    <AuthCard
      {...rest}
      title={labels.confirmTitle}
      footer={
        <Button
          variant="quiet"
          onClick={() => {
            setBefore(null);
            setChosen(other);
          }}
        >
          {other === 'newPassword' ? labels.passwordUnknown : labels.passwordKnown}
        </Button>
      }
    >
      <ProofForm key={proof} proof={proof} before={before} onSubmit={submit} />
    </AuthCard>
  );
}
