import '../../../members.css';
import { lazyPart, PartBoundary, Spinner } from '@stellwerk/design-system';
import { NoScript } from '@stellwerk/screens/shell';
import { DashboardFrame, readTab, type DashboardTab } from '@stellwerk/screens/account/dashboard';
import { account } from '@stellwerk/screens/i18n/account.de';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { withNotice } from '../notice';
import { useSignOut } from '../../../shell/use-sign-out';
import { useHydrated, usePersonKey } from '../../../data/session';
import { useUnread } from '../../../data/messages/use-unread';
import { useProfile } from '../../../data/users/use-profile';
import { usePageHead } from '../../../shell/head';
import type { RouteRequest } from '../../../route-types';
import { MEMBER_PARTS } from '../../../shell/member-parts';
import { PublicShell } from '../../../shell/PublicShell';
import { useWayOut } from '../../../shell/use-way-out';
import { Overview } from './Overview';
import { Profile } from './Profile';

const Alerts = lazyPart(() => import('./Alerts'));
const Messages = lazyPart(() => import('./Messages'));
const Referrals = lazyPart(() => import('./Referrals'));
const Saved = lazyPart(() => import('./Saved'));

/** The views with a separate script, each a file of this folder. */
const FILES: Readonly<Partial<Record<DashboardTab, string>>> = {
  alerts: 'Alerts',
  messages: 'Messages',
  referrals: 'Referrals',
  saved: 'Saved',
};

export function parts({ search }: RouteRequest): readonly string[] {
  const file = FILES[readTab(search)];
  return file === undefined ? MEMBER_PARTS : [...MEMBER_PARTS, `src/routes/account/dashboard/${file}.tsx`];
}

function View({ tab, accountId }: { readonly tab: DashboardTab; readonly accountId: string }) {
  if (tab === 'alerts') return <Alerts />;
  if (tab === 'messages') return <Messages />;
  if (tab === 'referrals') return <Referrals />;
  return <Saved accountId={accountId} />;
}

/** The own area (O09, O10, AC19). A visitor is asked to log in first, also after an expired session (AU14). */
export default function DashboardRoute() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const out = useWayOut();
  const personKey = usePersonKey();
  const profile = useProfile();
  const unread = useUnread().data?.own;
  const signOut = useSignOut();
  // From the click on logout until the page is left, a missing token must not ask for a login.
  const [leaving, setLeaving] = useState(false);

  const tab = readTab(query);
  usePageHead({ title: `${account.dashboard[tab]}, ${account.dashboard.title}`, noindex: true });

  // The messages show themselves that the login is missing: typed text stays (A86).
  const stays = leaving || (tab === 'messages' && out?.ended === true && !out.signedOut);
  if (out !== undefined && !stays) {
    return <Navigate to={out.to} state={out.ended ? withNotice('session-expired') : undefined} replace />;
  }
  return (
    <PublicShell>
      <NoScript />
      <DashboardFrame
        key={personKey}
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
        {/* A lazy part waits for the browser: the server knows no person, and cannot wait for it. */}
        {tab in FILES && (
          <PartBoundary key={tab} waiting={<Spinner />}>
            {hydrated ? <View tab={tab} accountId={profile.data?.id ?? ''} /> : <Spinner className="sw:noscript:hidden" />}
          </PartBoundary>
        )}
        {tab === 'overview' && <Overview profile={profile} unread={unread} />}
      </DashboardFrame>
    </PublicShell>
  );
}
