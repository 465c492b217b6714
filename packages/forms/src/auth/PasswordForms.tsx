import { Banner, Button, LinkButton, TextField, TextLink } from '@stellwerk/design-system';
import { useWatch } from 'react-hook-form';
import { FormFailure } from '../shared/FormFailure';
import type { SubmitHandler } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { AuthCard, type AuthRootProps } from './AuthCard';
import { words } from './messages.de';
import { NewPasswordField } from './NewPasswordField';
import { forgotSchema, resetSchema, type ForgotValues, type ResetValues } from './schemas';

export interface PasswordFormProps<Values> extends AuthRootProps {
  /** Sends the form; the link's token is the caller's business. */
  onSubmit: SubmitHandler<Values>;
  /** Where the person logs in. @default '/login' */
  loginHref?: string;
}

/** Asks for a link that sets a new password. The answer is the same whether the account exists or not (decisions, rule 9). */
export function PasswordForgotForm({ onSubmit, loginHref = '/login', renderLink, ...rest }: PasswordFormProps<ForgotValues>) {
  const { form, failure, sent, busy, send, fault } = useSchemaForm<ForgotValues>({
    schema: forgotSchema,
    defaultValues: { email: '' },
    onSubmit,
  });
  const login = (
    <TextLink href={loginHref} renderLink={renderLink}>
      {words.toLogin}
    </TextLink>
  );
  return (
    <AuthCard {...rest} title={words.forgotTitle} renderLink={renderLink} footer={login}>
      {sent ? (
        <Banner tone="success" live="status">
          {words.forgotDone}
        </Banner>
      ) : (
        <form aria-label={words.forgotTitle} noValidate method="post" onSubmit={send} className="sw:grid sw:gap-5">
          <FormFailure failure={failure} />
          <p className="sw:text-ink-2">{words.forgotText}</p>
          <TextField {...form.register('email')} type="email" autoComplete="username" label={words.email} required error={fault('email')} />
          <Button type="submit" variant="primary" loading={busy} loadingLabel={words.sending}>
            {words.forgotSend}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}

/** Sets a new password by a mailed link. */
export function PasswordResetForm({ onSubmit, loginHref = '/login', renderLink, ...rest }: PasswordFormProps<ResetValues>) {
  const { form, failure, sent, busy, send, fault } = useSchemaForm<ResetValues>({
    schema: resetSchema,
    defaultValues: { password: '' },
    onSubmit,
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <AuthCard {...rest} title={words.resetTitle} renderLink={renderLink}>
      {sent ? (
        <>
          <Banner tone="success" live="status">
            {words.resetDone}
          </Banner>
          <LinkButton variant="primary" href={loginHref} renderLink={renderLink}>
            {words.toLogin}
          </LinkButton>
        </>
      ) : (
        <form aria-label={words.resetTitle} noValidate method="post" onSubmit={send} className="sw:grid sw:gap-5">
          <FormFailure failure={failure} />
          <NewPasswordField {...form.register('password')} label={words.newPassword} length={password.length} error={fault('password')} />
          <Button type="submit" variant="primary" loading={busy} loadingLabel={words.saving}>
            {words.resetSave}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
