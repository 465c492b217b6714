import { Banner, Button, LinkButton, TextLink } from '@stellwerk/design-system';
import { useWatch } from 'react-hook-form';
import { FormFailure } from '../shared/FormFailure';
import type { SubmitHandler } from '@stellwerk/domain';
import { useSchemaForm } from '../shared/use-schema-form';
import { AuthCard, type AuthRootProps } from './AuthCard';
import { EmailField, NewPasswordField } from './fields';
import { labels } from './messages.de';
import { forgotSchema, resetSchema, type ForgotValues, type ResetValues } from './schemas';

export interface PasswordFormProps<Values> extends AuthRootProps {
  /** Sends the form; the caller adds the token of the link. */
  onSubmit: SubmitHandler<Values>;
  /** URL of the login. */
  loginHref: string;
}

/**
 * Requests a link to set a new password. The response is the same whether the account exists or not
 * (decisions, rule 9).
 * @example
 * <PasswordForgotForm loginHref="/login" onSubmit={requestLink} />
 */
export function PasswordForgotForm({ onSubmit, loginHref, renderLink, ...rest }: PasswordFormProps<ForgotValues>) {
  const { form, failure, sent, busy, send, errorOf } = useSchemaForm<ForgotValues>({
    schema: forgotSchema,
    defaultValues: { email: '' },
    onSubmit,
  });
  const login = (
    <TextLink href={loginHref} renderLink={renderLink}>
      {labels.toLogin}
    </TextLink>
  );
  return (
    <AuthCard {...rest} title={labels.forgotTitle} renderLink={renderLink} footer={login}>
      {sent ? (
        <Banner tone="success" live="status">
          {labels.forgotDone}
        </Banner>
      ) : (
        <form aria-label={labels.forgotTitle} noValidate method="post" onSubmit={send} className="sw:grid sw:gap-5">
          <FormFailure failure={failure} />
          <p className="sw:text-ink-2">{labels.forgotText}</p>
          <EmailField {...form.register('email')} error={errorOf('email')} />
          <Button type="submit" variant="primary" loading={busy} loadingLabel={labels.sending}>
            {labels.forgotSend}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}

/**
 * Sets a new password after following a mailed link.
 * @example
 * <PasswordResetForm loginHref="/login" onSubmit={setPassword} />
 */
export function PasswordResetForm({ onSubmit, loginHref, renderLink, ...rest }: PasswordFormProps<ResetValues>) {
  const { form, failure, sent, busy, send, errorOf } = useSchemaForm<ResetValues>({
    schema: resetSchema,
    defaultValues: { password: '' },
    onSubmit,
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <AuthCard {...rest} title={labels.resetTitle} renderLink={renderLink}>
      {sent ? (
        <>
          <Banner tone="success" live="status">
            {labels.resetDone}
          </Banner>
          <LinkButton variant="primary" href={loginHref} renderLink={renderLink}>
            {labels.toLogin}
          </LinkButton>
        </>
      ) : (
        <form aria-label={labels.resetTitle} noValidate method="post" onSubmit={send} className="sw:grid sw:gap-5">
          <FormFailure failure={failure} />
          <NewPasswordField
            {...form.register('password')}
            label={labels.newPassword}
            length={password.length}
            error={errorOf('password')}
          />
          <Button type="submit" variant="primary" loading={busy} loadingLabel={labels.saving}>
            {labels.resetSave}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}
