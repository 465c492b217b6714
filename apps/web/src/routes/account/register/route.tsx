import '../../../members.css';
import { Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { messageOf, type AccountType } from '@stellwerk/domain';
import { invitationOffer } from '@stellwerk/domain/calls';
import { RegistrationForm, type RegistrationValues } from '@stellwerk/forms/auth';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { account } from '@stellwerk/screens/i18n/account.de';
import { paths } from '@stellwerk/screens/paths';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { register } from '../../../data/auth/account';
import { useCall } from '../../../data/use-call';
import { invitationIn } from '../../../safe-redirect';
import { useSignIn } from '../use-sign-in';
import { usePageHead } from '../../../shell/head';
import { AuthPage } from '../../../shell/AuthPage';
import { useForward } from '../use-forward';

/**
 * Registration; logs in at once (O01). An invited visitor gets a filled form, one from the page for employers the kind
 * chosen; the first step of a company is to create it.
 */
export default function RegisterRoute() {
  const { target, redirect } = useForward();
  const [made, setMade] = useState<AccountType>();
  const signIn = useSignIn();
  const invitation = invitationIn(redirect);
  const offer = useCall(invitationOffer, invitation === null ? undefined : { params: { token: invitation } });
  const { submit } = useAction(
    async (values: RegistrationValues) => {
      const session = await register({ ...values, invitation: invitation ?? undefined });
      setMade(values.accountType);
      await signIn(session);
    },
    { failure: messageOf, failureIn: 'screen' },
  );
  usePageHead({ title: account.register.title, noindex: true });
  if (target !== null) return <Navigate to={redirect === undefined && made === 'COMPANY' ? companyPaths.create() : target} replace />;
  const invited = offer.data;
  return (
    <AuthPage>
      {invitation !== null && offer.state === 'loading' ? (
        <SkeletonRegion>
          <Skeleton height={480} />
        </SkeletonRegion>
      ) : (
        <RegistrationForm
          loginHref={paths.login(redirect)}
          onSubmit={submit}
          defaultAccountType={redirect === companyPaths.create() ? 'COMPANY' : undefined}
          {...(invited && {
            defaultAccountType: 'COMPANY',
            defaultEmail: invited.email,
            defaultFirstName: invited.firstName,
            defaultLastName: invited.lastName,
          })}
        />
      )}
    </AuthPage>
  );
}
