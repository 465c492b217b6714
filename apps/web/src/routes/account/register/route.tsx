import '../../../members.css';
import { useAction } from '@stellwerk/design-system/patterns';
import { messageOf } from '@stellwerk/domain';
import { RegistrationForm, type RegistrationValues } from '@stellwerk/forms/auth';
import { account } from '@stellwerk/screens/i18n/account.de';
import { paths } from '@stellwerk/screens/paths';
import { Navigate } from 'react-router-dom';
import { register } from '../../../data/auth/account';
import { useSignIn } from '../use-sign-in';
import { usePageHead } from '../../../shell/head';
import { AuthPage } from '../../../shell/AuthPage';
import { useForward } from '../use-forward';

/** Registration; logs in at once (O01). */
export default function RegisterRoute() {
  const { target, redirect } = useForward();
  const signIn = useSignIn();
  const { submit } = useAction(async (values: RegistrationValues) => signIn(await register(values)), {
    failure: messageOf,
    failureIn: 'screen',
  });
  usePageHead({ title: account.register.title, noindex: true });
  if (target !== null) return <Navigate to={target} replace />;
  return (
    <AuthPage>
      <RegistrationForm loginHref={paths.login(redirect)} onSubmit={submit} />
    </AuthPage>
  );
}
