import '../../../members.css';
import { PasswordForgotForm } from '@stellwerk/forms/auth';
import { forgotPassword } from '../../../data/auth/account';
import { attempt } from '../../../data/auth/attempt';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { GatePage } from '../GatePage';

/** Asks for a link to a new password (O01). */
export default function ForgotPasswordRoute() {
  usePageHead({ title: account.forgot.title, noindex: true });
  return (
    <GatePage>
      <PasswordForgotForm loginHref={paths.login()} onSubmit={({ email }) => attempt(() => forgotPassword(email))} />
    </GatePage>
  );
}
