import '../../../members.css';
import { useAction } from '@stellwerk/design-system/patterns';
import { authMessages, messageOf, statusOf } from '@stellwerk/domain';
import { LoginForm, type LoginValues } from '@stellwerk/forms/auth';
import { account } from '@stellwerk/screens/i18n/account.de';
import { paths } from '@stellwerk/screens/paths';
import { Navigate, useLocation } from 'react-router-dom';
import { login } from '../../../data/auth/account';
import { readNotice } from '../notice';
import { useSignIn } from '../use-sign-in';
import { usePageHead } from '../../../shell/head';
import { AuthPage } from '../../../shell/AuthPage';
import { useForward } from '../use-forward';
import { Landing } from './Landing';

/** A rejected login: one neutral text, regardless of the server's message (O01). */
const loginFailure = (error: unknown): string => (statusOf(error) === 401 ? authMessages.wrongLogin : messageOf(error));

/** Login; returns to the requesting page (AC17), by default to the person's company or own area. */
export default function LoginRoute() {
  const { target, redirect } = useForward();
  const { state } = useLocation();
  const notice = readNotice(state);
  const signIn = useSignIn();
  const { submit } = useAction(async (values: LoginValues) => signIn(await login(values)), { failure: loginFailure, failureIn: 'screen' });
  usePageHead({ title: account.login.title, noindex: true });
  if (target !== null) return redirect === undefined ? <Landing /> : <Navigate to={target} replace />;
  return (
    <AuthPage>
      <LoginForm
        notice={notice?.text}
        noticeTone={notice?.tone}
        registerHref={paths.register(redirect)}
        forgotHref={paths.forgotPassword()}
        onSubmit={submit}
      />
    </AuthPage>
  );
}
