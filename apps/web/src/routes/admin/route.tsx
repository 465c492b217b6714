import '../../members.css';
import { PartBoundary, Spinner } from '@stellwerk/design-system';
import { adminOverview } from '@stellwerk/domain/calls';
import { ADMIN_TABS, AdminFrame, readAdminTab } from '@stellwerk/screens/admin';
import { adminTexts } from '@stellwerk/screens/i18n/admin.de';
import { paths } from '@stellwerk/screens/paths';
import { NoScript } from '@stellwerk/screens/shell';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useHydrated, usePersonKey } from '../../data/session';
import { useCall } from '../../data/use-call';
import { useProfile } from '../../data/users/use-profile';
import { usePageHead } from '../../shell/head';
import { PublicShell } from '../../shell/PublicShell';
import { useWayOut } from '../../shell/use-way-out';
import type { RouteRequest } from '../../route-types';
import { MEMBER_PARTS } from '../../shell/member-parts';
import { views } from './views';

const tabs = ADMIN_TABS.filter((tab) => tab in views);

const tabIn = (query: URLSearchParams) => readAdminTab(query, tabs, 'overview');

export const parts = ({ search }: RouteRequest): readonly string[] => [...MEMBER_PARTS, `src/routes/admin/${tabIn(search)}.tsx`];

function Administration({ loginHref }: { readonly loginHref: string }) {
  const profile = useProfile();
  const isAdmin = profile.data?.roles.includes('PLATFORM_ADMIN') === true;
  const overview = useCall(adminOverview, isAdmin ? {} : undefined);
  const [query] = useSearchParams();
  const tab = tabIn(query);
  const View = views[tab];
  return (
    <AdminFrame tab={tab} tabs={tabs} waiting={overview.data} profile={profile} loginHref={loginHref}>
      <PartBoundary of={tab} waiting={<Spinner label={adminTexts.loading} />}>
        {View && <View />}
      </PartBoundary>
    </AdminFrame>
  );
}

/** The administration of the platform (O37, O43, O46, O70, O89). A visitor logs in first. */
export default function AdminRoute() {
  const hydrated = useHydrated();
  const out = useWayOut();
  const personKey = usePersonKey();
  const { pathname, search } = useLocation();
  const loginHref = paths.login(pathname + search);
  const [query] = useSearchParams();
  usePageHead({ title: `${adminTexts.tabs[tabIn(query)]}, ${adminTexts.title}`, noindex: true });
  if (out !== undefined) return <Navigate to={out.to} replace />;
  return (
    <PublicShell>
      <NoScript />
      {hydrated ? (
        <Administration key={personKey} loginHref={loginHref} />
      ) : (
        <Spinner label={adminTexts.loading} className="sw:noscript:hidden" />
      )}
    </PublicShell>
  );
}
