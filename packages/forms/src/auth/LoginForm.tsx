import { Banner, Button, PasswordField, TextField, TextLink } from '@stellwerk/design-system';
import { FormFailure } from '../shared/FormFailure';
import type { SubmitFailure, SubmitHandler } from '../shared/submission';
import { useSchemaForm } from '../shared/useSchemaForm';
import { AuthCard, type AuthRootProps } from './AuthCard';
import { words } from './messages.de';
import { loginSchema, type LoginValues } from './schemas';

export interface LoginFormProps extends AuthRootProps {
  /** Logs in; a wrong login comes back as a failure with its text. */
  onSubmit: SubmitHandler<LoginValues>;
  /** Mail address to start with. @default '' */
  defaultEmail?: string;
  /** Why the person is here, such as an expired session. */
  notice?: string;
  /** What the notice means. @default 'info' */
  noticeTone?: 'info' | 'success' | 'warning';
  /** A failure from elsewhere, such as an answer to the form without JavaScript. */
  serverErrors?: SubmitFailure | null;
  /** Where an account is created. @default '/register' */
  registerHref?: string;
  /** Where a forgotten password is set anew. @default '/forgot-password' */
  forgotHref?: string;
}

/** The login (O01, AC17, AC18). */
export function LoginForm({
  onSubmit,
  defaultEmail = '',
  notice,
  noticeTone = 'info',
  serverErrors,
  registerHref = '/register',
  forgotHref = '/forgot-password',
  renderLink,
  ...rest
}: LoginFormProps) {
  const { form, failure, busy, send, fault } = useSchemaForm<LoginValues>({
    schema: loginSchema,
    defaultValues: { email: defaultEmail, password: '' },
    onSubmit,
  });
  return (
    <AuthCard
      {...rest}
      title={words.login}
      renderLink={renderLink}
      footer={
        <>
          {words.noAccount}{' '}
          <TextLink href={registerHref} renderLink={renderLink}>
            {words.create}
          </TextLink>
        </>
      }
    >
      <form aria-label={words.login} noValidate method="post" onSubmit={send} className="sw:grid sw:gap-5">
        <FormFailure failure={failure ?? serverErrors} />
        {notice && !failure && (
          <Banner tone={noticeTone} live={noticeTone === 'info' ? 'none' : 'status'}>
            {notice}
          </Banner>
        )}
        <TextField {...form.register('email')} type="email" autoComplete="username" label={words.email} required error={fault('email')} />
        <div className="sw:relative">
          <PasswordField {...form.register('password')} label={words.password} required error={fault('password')} />
          <TextLink href={forgotHref} renderLink={renderLink} className="sw:absolute sw:top-0 sw:right-0 sw:text-sm sw:leading-6">
            {words.forgot}
          </TextLink>
        </div>
        <Button type="submit" variant="primary" loading={busy} loadingLabel={words.loggingIn}>
          {words.login}
        </Button>
      </form>
    </AuthCard>
  );
}
