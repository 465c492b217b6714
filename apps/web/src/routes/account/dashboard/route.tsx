import '../../../members.css';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { withNotice } from '../../../data/auth/notice';
import { useSignOut } from '../../../data/auth/use-sign-out';
import { useHydrated, useToken } from '../../../data/session';
import { useProfile } from '../../../data/users/use-profile';
import { account } from '../../../i18n/account.de';
import { paths } from '../../../paths';
import { usePageHead } from '../../../shell/head';
import { PublicShell } from '../../../shell/PublicShell';
import { DashboardFrame } from './DashboardFrame';
import { Overview } from './Overview';
import { Profile } from './Profile';
import { readTab } from './tab';

/** The own area (O09, O10, AC19). A visitor is asked to log in first; so is a person whose session has ended (AU14). */
export default function DashboardRoute() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const token = useToken();
  const [hadSession, setHadSession] = useState(token !== null);
  if (token !== null && !hadSession) setHadSession(true);
  const profile = useProfile();
  const signOut = useSignOut();
  // From the click until the page is left a missing token is no reason to ask for a login.
  const [leaving, setLeaving] = useState(false);
  usePageHead({ title: account.dashboard.title, noindex: true });

  if (hydrated && token === null && !leaving) {
    return <Navigate to={paths.login(pathname + search)} state={hadSession ? withNotice('session-expired') : undefined} replace />;
  }
  const tab = readTab(query);
  return (
    <PublicShell>
      <DashboardFrame
        profile={profile.data}
        tab={tab}
        leaving={leaving}
        onSignOut={() => {
          setLeaving(true);
          void signOut();
        }}
      >
        {tab === 'profile' ? <Profile profile={profile} onLeave={() => setLeaving(true)} /> : <Overview />}
      </DashboardFrame>
    </PublicShell>
  );
}
