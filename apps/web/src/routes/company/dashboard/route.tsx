import { lazyPart } from '@stellwerk/design-system';
import { PlainFrame, readCompanyTab, type CompanyTab } from '@stellwerk/screens/company/dashboard';
import { readSettingsSection, settingsLoadFailed } from '@stellwerk/screens/company/settings';
import { SubscriptionLogin } from '@stellwerk/screens/company/subscription';
import { paths } from '@stellwerk/screens/paths';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSupportHref } from '../../../shell/page-settings';
import type { RouteRequest } from '../../../route-types';
import { companyParts } from '../../../shell/member-parts';
import { CompanyPage, type CompanyPageData } from '../CompanyPage';

const ApplicationsTab = lazyPart(() => import('./ApplicationsTab'));
const DocumentsTab = lazyPart(() => import('./DocumentsTab'));
const FocusTab = lazyPart(() => import('./FocusTab'));
const JobsTab = lazyPart(() => import('./JobsTab'));
const MessagesTab = lazyPart(() => import('./MessagesTab'));
const OverviewTab = lazyPart(() => import('./OverviewTab'));
const SettingsTab = lazyPart(() => import('./SettingsTab'));
const SubscriptionTab = lazyPart(() => import('./SubscriptionTab'));
const TeamTab = lazyPart(() => import('./TeamTab'));
const JobApplications = lazyPart(() => import('../JobApplications'));

const FILES: Readonly<Record<CompanyTab, string>> = {
  dashboard: 'OverviewTab',
  applications: 'ApplicationsTab',
  messages: 'MessagesTab',
  jobs: 'JobsTab',
  team: 'TeamTab',
  focus: 'FocusTab',
  documents: 'DocumentsTab',
  subscription: 'SubscriptionTab',
  settings: 'SettingsTab',
};

/** Whether the jobs tab shows the applications of a job instead of the list (CA78). */
const isOfJob = (query: URLSearchParams): boolean => query.get('action') === 'applications';

export function parts({ pathname, search }: RouteRequest): readonly string[] {
  const tab = readCompanyTab(search, pathname);
  return companyParts(tab === 'jobs' && isOfJob(search) ? 'JobApplications' : `dashboard/${FILES[tab]}`);
}

interface TabProps {
  readonly tab: CompanyTab;
  readonly data: CompanyPageData;
  /** The jobs tab shows the applications of a job instead of the list (CA78). */
  readonly ofJob: boolean;
}

function Tab({ tab, data, ofJob }: TabProps) {
  if (tab === 'applications') return <ApplicationsTab {...data} />;
  if (tab === 'jobs') return ofJob ? <JobApplications {...data} /> : <JobsTab {...data} />;
  if (tab === 'messages') return <MessagesTab {...data} />;
  if (tab === 'team') return <TeamTab {...data} />;
  if (tab === 'focus') return <FocusTab {...data} />;
  if (tab === 'documents') return <DocumentsTab />;
  if (tab === 'subscription') return <SubscriptionTab {...data} />;
  if (tab === 'settings') return <SettingsTab {...data} />;
  return <OverviewTab {...data} />;
}

/** The subscription view without a login: it stays and shows that (CP05, A27). */
function WithoutLogin() {
  const { pathname, search } = useLocation();
  return (
    <PlainFrame supportHref={useSupportHref()}>
      <SubscriptionLogin loginHref={paths.login(pathname + search)} />
    </PlainFrame>
  );
}

/** The company's dashboard with its tabs, also by their path forms (CD03, CD12). */
export default function CompanyDashboardRoute() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const tab = readCompanyTab(query, pathname);
  const section = tab === 'settings' ? readSettingsSection(query) : undefined;
  const subscription = tab === 'subscription' || section === 'subscription';
  return (
    // These show themselves why a call was rejected (CM16, CS14, CT32).
    <CompanyPage
      tab={tab}
      handles401={tab === 'settings' || tab === 'team' || tab === 'messages' || tab === 'focus'}
      loadFailed={section && settingsLoadFailed(section)}
      withoutLogin={subscription && <WithoutLogin />}
    >
      {(data) => <Tab tab={tab} data={data} ofJob={isOfJob(query)} />}
    </CompanyPage>
  );
}
