import '../../../members.css';
import { lazyPart, PartBoundary } from '@stellwerk/design-system';
import { NoScript } from '@stellwerk/screens/shell';
import { DashboardFrame, readTab } from '@stellwerk/screens/account/dashboard';
import { account } from '@stellwerk/screens/i18n/account.de';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { withNotice } from '../notice';
import { useSignOut } from '../../../shell/use-sign-out';
import { useHydrated, usePerson } from '../../../data/session';
import { useUnread } from '../../../data/messages/use-unread';
import { useProfile } from '../../../data/users/use-profile';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { useWayOut } from '../../../shell/use-way-out';
import { Overview } from './Overview';
import { Profile } from './Profile';

const Alerts = lazyPart(() => import('./Alerts'));
const Messages = lazyPart(() => import('./Messages'));
const Referrals = lazyPart(() => import('./Referrals'));
const Saved = lazyPart(() => import('./Saved'));

/** The own area (O09, O10, AC19). A visitor is asked to log in first; so is a person whose session has ended (AU14). */
export default function DashboardRoute() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const out = useWayOut();
  const person = usePerson();
  const profile = useProfile();
  const unread = useUnread().data?.own;
  const signOut = useSignOut();
  // From the click until the page is left a missing token is no reason to ask for a login.
  const [leaving, setLeaving] = useState(false);

  const tab = readTab(query);
  usePageHead({ title: tab === 'profile' ? account.dashboard.profileTitle : account.dashboard.title, noindex: true });

  // The messages say themselves that nobody is logged in any more: what is typed there stays (A86).
  const stays = leaving || (tab === 'messages' && out?.ended === true && !out.signedOut);
  if (out !== undefined && !stays) {
    return <Navigate to={out.to} state={out.ended ? withNotice('session-expired') : undefined} replace />;
  }
  return (
    <PublicShell>
      <NoScript />
      <DashboardFrame
        key={person}
        profile={profile}
        tab={tab}
        unread={unread}
        leaving={leaving}
        onSignOut={() => {
          setLeaving(true);
          void signOut();
        }}
      >
        {tab === 'profile' && <Profile profile={profile} onLeave={() => setLeaving(true)} />}
        {/* What has a script of its own waits for the browser: the server knows nobody, and cannot wait for it. */}
        {hydrated && tab === 'alerts' && (
          <PartBoundary>
            <Alerts />
          </PartBoundary>
        )}
        {hydrated && tab === 'saved' && (
          <PartBoundary>
            <Saved accountId={profile.data?.id ?? ''} />
          </PartBoundary>
        )}
        {hydrated && tab === 'referrals' && (
          <PartBoundary>
            <Referrals />
          </PartBoundary>
        )}
        {hydrated && tab === 'messages' && (
          <PartBoundary>
            <Messages />
          </PartBoundary>
        )}
        {tab === 'overview' && <Overview profile={profile} unread={unread} />}
      </DashboardFrame>
    </PublicShell>
  );
}
