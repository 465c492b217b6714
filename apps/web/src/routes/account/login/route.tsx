import '../../../members.css';
import { LoginForm } from '@stellwerk/forms/auth';
import { Navigate, useLocation } from 'react-router-dom';
import { login } from '../../../data/auth/account';
import { attempt, toLoginFailure } from '../../../data/auth/attempt';
import { readNotice } from '../../../data/auth/notice';
import { useSignIn } from '../../../data/auth/use-sign-in';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { GatePage } from '../GatePage';
import { useForward } from '../use-forward';

/** Login; leads back to where it was asked for (AC17). */
export default function LoginRoute() {
  const { target, redirect } = useForward();
  const { state } = useLocation();
  const signIn = useSignIn();
  usePageHead({ title: account.login.title, noindex: true });
  if (target !== null) return <Navigate to={target} replace />;
  return (
    <GatePage>
      <LoginForm
        notice={readNotice(state) ?? undefined}
        registerHref={paths.register(redirect)}
        forgotHref={paths.forgotPassword()}
        onSubmit={(values) => attempt(async () => signIn(await login(values)), toLoginFailure)}
      />
    </GatePage>
  );
}
