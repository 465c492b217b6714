import '../../../members.css';
import { RegistrationForm } from '@stellwerk/forms/auth';
import { Navigate } from 'react-router-dom';
import { register } from '../../../data/auth/account';
import { attempt } from '../../../data/auth/attempt';
import { useSignIn } from '../../../data/auth/use-sign-in';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { GatePage } from '../GatePage';
import { useForward } from '../use-forward';

/** Registration; logs in at once (O01). */
export default function RegisterRoute() {
  const { target, redirect } = useForward();
  const signIn = useSignIn();
  usePageHead({ title: account.register.title, noindex: true });
  if (target !== null) return <Navigate to={target} replace />;
  return (
    <GatePage>
      <RegistrationForm loginHref={paths.login(redirect)} onSubmit={(values) => attempt(async () => signIn(await register(values)))} />
    </GatePage>
  );
}
