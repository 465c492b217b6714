import { Banner, Button, PasswordField, TextLink } from '@stellwerk/design-system';
import { FormFailure } from '../shared/FormFailure';
import type { SubmitFailure, SubmitHandler } from '@stellwerk/domain';
import { useSchemaForm } from '../shared/use-schema-form';
import { AuthCard, type AuthRootProps } from './AuthCard';
import { EmailField } from './fields';
import { labels } from './messages.de';
import { loginSchema, type LoginValues } from './schemas';

export interface LoginFormProps extends AuthRootProps {
  /** Logs in; wrong credentials come back as a failure with its message. */
  onSubmit: SubmitHandler<LoginValues>;
  /** Initial email address. @default '' */
  defaultEmail?: string;
  /** Notice above the form, such as an expired session. */
  notice?: string;
  /** Tone of the notice. @default 'info' */
  noticeTone?: 'info' | 'success' | 'warning';
  /** An error from elsewhere, such as the response to the form without JavaScript. */
  serverErrors?: SubmitFailure | null;
  /** URL of the registration. */
  registerHref: string;
  /** URL of the page to reset a forgotten password. @default '/forgot-password' */
  forgotHref?: string;
}

/**
 * The login (O01, AC17, AC18).
 * @example
 * <LoginForm registerHref="/register" onSubmit={save} />
 */
export function LoginForm({
  onSubmit,
  defaultEmail = '',
  notice,
  noticeTone = 'info',
  serverErrors,
  registerHref,
  forgotHref = '/forgot-password',
  renderLink,
  ...rest
}: LoginFormProps) {
  const { form, failure, busy, send, errorOf } = useSchemaForm<LoginValues>({
    schema: loginSchema,
    defaultValues: { email: defaultEmail, password: '' },
    onSubmit,
  });
  return (
    <AuthCard
      {...rest}
      title={labels.login}
      renderLink={renderLink}
      footer={
        <>
          {labels.noAccount}{' '}
          <TextLink href={registerHref} renderLink={renderLink}>
            {labels.create}
          </TextLink>
        </>
      }
    >
      <form aria-label={labels.login} noValidate method="post" onSubmit={send} className="sw:grid sw:gap-5">
        <FormFailure failure={failure ?? serverErrors} />
        {notice && !failure && (
          <Banner tone={noticeTone} live={noticeTone === 'info' ? 'none' : 'status'}>
            {notice}
          </Banner>
        )}
        <EmailField {...form.register('email')} error={errorOf('email')} />
        <div className="sw:relative">
          <PasswordField {...form.register('password')} label={labels.password} required error={errorOf('password')} />
          <TextLink href={forgotHref} renderLink={renderLink} className="sw:absolute sw:top-0 sw:right-0 sw:text-sm sw:leading-6">
            {labels.forgot}
          </TextLink>
        </div>
        <Button type="submit" variant="primary" loading={busy} loadingLabel={labels.loggingIn}>
          {labels.login}
        </Button>
      </form>
    </AuthCard>
  );
}
