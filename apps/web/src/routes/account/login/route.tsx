import '../../../members.css';
import { LoginForm } from '@stellwerk/forms/auth';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { login } from '../../../data/auth/account';
import { attempt, toLoginFailure } from '../../../data/auth/attempt';
import { readNotice } from '../../../data/auth/notice';
import { useSignIn } from '../../../data/auth/use-sign-in';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { GatePage } from '../GatePage';
import { useForward } from '../use-forward';
import { ConfirmEmail } from './ConfirmEmail';

/** Login; leads back to where it was asked for (AC17). A mailed link to it first confirms the address. */
export default function LoginRoute() {
  const { target, redirect } = useForward();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const notice = readNotice(state);
  const signIn = useSignIn();
  usePageHead({ title: account.login.title, noindex: true });
  const confirm = query.get('confirm') ?? '';
  if (confirm !== '') {
    return (
      <GatePage>
        <ConfirmEmail token={confirm} redirect={redirect} />
      </GatePage>
    );
  }
  if (target !== null) return <Navigate to={target} replace />;
  return (
    <GatePage>
      <LoginForm
        notice={notice?.text}
        noticeTone={notice?.tone}
        registerHref={paths.register(redirect)}
        forgotHref={paths.forgotPassword()}
        onSubmit={(values) => attempt(async () => signIn(await login(values)), toLoginFailure)}
      />
    </GatePage>
  );
}
