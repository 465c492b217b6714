import '../../../members.css';
import { useAction } from '@stellwerk/design-system/patterns';
import { messageOf } from '@stellwerk/domain';
import { PasswordForgotForm } from '@stellwerk/forms/auth';
import { account } from '@stellwerk/screens/i18n/account.de';
import { paths } from '@stellwerk/screens/paths';
import { forgotPassword } from '../../../data/auth/account';
import { usePageHead } from '../../../shell/head';
import { AuthPage } from '../../../shell/AuthPage';

/** Page that requests a link to a new password (O01). */
export default function ForgotPasswordRoute() {
  const { submit } = useAction(forgotPassword, { failure: messageOf, failureIn: 'screen' });
  usePageHead({ title: account.forgot.title, noindex: true });
  return (
    <AuthPage>
      <PasswordForgotForm loginHref={paths.login()} onSubmit={({ email }) => submit(email)} />
    </AuthPage>
  );
}
