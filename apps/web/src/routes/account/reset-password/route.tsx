import '../../../members.css';
import { useAction } from '@stellwerk/design-system/patterns';
import { messageOf } from '@stellwerk/domain';
import { PasswordResetForm } from '@stellwerk/forms/auth';
import { LinkMissingCard, NewLink } from '@stellwerk/screens/account/auth';
import { account } from '@stellwerk/screens/i18n/account.de';
import { paths } from '@stellwerk/screens/paths';
import { useSearchParams } from 'react-router-dom';
import { resetPassword } from '../../../data/auth/account';
import { clearSession } from '../../../data/session-change';
import { usePageHead } from '../../../shell/head';
import { AuthPage } from '../../../shell/AuthPage';

/** Sets a new password by a mailed link (O01). */
export default function ResetPasswordRoute() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { submit } = useAction(
    async (password: string) => {
      await resetPassword(token, password);
      // Every session of the account has ended, including one in this browser.
      clearSession();
    },
    { failure: messageOf, failureIn: 'screen' },
  );
  usePageHead({ title: account.reset.title, noindex: true, secret: true });
  if (token === '') {
    return (
      <AuthPage>
        <LinkMissingCard />
      </AuthPage>
    );
  }
  return (
    <AuthPage>
      <PasswordResetForm loginHref={paths.login()} onSubmit={({ password }) => submit(password)} />
      <p>
        <NewLink />
      </p>
    </AuthPage>
  );
}
