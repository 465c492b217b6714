import '../../../members.css';
import { loadable, useToast, type Loadable } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import { messageOf, statusOf, type InvitationOffer } from '@stellwerk/domain';
import { acceptInvitation, invitationOffer, myCompanies } from '@stellwerk/domain/calls';
import { InvitationScreen, type InvitationStep } from '@stellwerk/screens/account/invitation';
import { invitationTexts } from '@stellwerk/screens/i18n/invitation.de';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { paths } from '@stellwerk/screens/paths';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { logout } from '../../../data/auth/account';
import { keyOf } from '../../../data/call-input';
import { send } from '../../../data/client';
import { useToken } from '../../../data/session';
import { clearSession } from '../../../data/session-change';
import { useCall } from '../../../data/use-call';
import { useProfile } from '../../../data/users/use-profile';
import { usePageParams } from '../../../shell/find-page';
import { AuthPage } from '../../../shell/AuthPage';
import { usePageHead } from '../../../shell/head';

/** The next step of an invitation, depending on the logged-in person (O48). */
function useStep(token: string): (offer: InvitationOffer) => InvitationStep | undefined {
  const here = paths.invitation(token);
  const signedIn = useToken() !== null;
  const profile = useProfile();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useSWRConfig();
  const acceptance = useAction(
    async (company: string) => {
      const { companyId, alreadyMember } = await send(acceptInvitation, { params: { token } });
      await Promise.all([mutate(keyOf(myCompanies, {})), profile.reload()]);
      toast.success(alreadyMember ? invitationTexts.member : invitationTexts.done(company));
      await navigate(companyPaths.dashboard(companyId));
    },
    { failure: (error) => (statusOf(error) === 403 ? messageOf(error) : invitationTexts.acceptFailed), failureIn: 'screen' },
  );
  const switchAccount = async (): Promise<void> => {
    void logout().catch(() => undefined);
    clearSession();
    await navigate(paths.login(here));
  };
  return (offer) => {
    if (!signedIn) return { kind: 'visitor', offer, loginHref: paths.login(here), registerHref: paths.register(here) };
    const person = profile.data;
    if (person === undefined) return undefined;
    if (person.email.toLowerCase() !== offer.email.toLowerCase())
      return { kind: 'other', offer, ownEmail: person.email, onSwitch: () => void switchAccount() };
    const failure = acceptance.failure?.summary[0] ?? '';
    return { kind: 'open', offer, accepting: acceptance.busy, failure, onAccept: () => void acceptance.run(offer.company.name) };
  };
}

/**
 * Page of a mailed invitation: log in or register with exactly the invited email address, then accept with a button, which opens the
 * company (O48).
 */
export default function InvitationRoute() {
  const { token = '' } = usePageParams();
  usePageHead({ title: invitationTexts.title, noindex: true, secret: true });
  const offer = useCall(invitationOffer, { params: { token } });
  const stepOf = useStep(token);
  const step = offer.data === undefined ? undefined : stepOf(offer.data);
  const invitation: Loadable<InvitationStep> =
    offer.state !== 'ready' ? offer : step === undefined ? loadable.loading() : { ...offer, data: step };
  return (
    <AuthPage>
      <InvitationScreen invitation={invitation} />
    </AuthPage>
  );
}
