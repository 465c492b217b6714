import { PreparationScreen, readCompanyTab, type CompanyTab } from '@stellwerk/screens/company/dashboard';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CompanyPage, type CompanyPageData } from '../CompanyPage';

const ApplicationsTab = lazy(() => import('./ApplicationsTab'));
const DocumentsTab = lazy(() => import('./DocumentsTab'));
const JobsTab = lazy(() => import('./JobsTab'));
const SettingsTab = lazy(() => import('./SettingsTab'));
const TeamTab = lazy(() => import('./TeamTab'));
const JobApplications = lazy(() => import('../JobApplications'));

interface TabProps {
  readonly tab: CompanyTab;
  readonly data: CompanyPageData;
  /** The jobs tab shows the applications of a job instead of the list (CA78). */
  readonly ofJob: boolean;
}

function Tab({ tab, data, ofJob }: TabProps) {
  if (tab === 'applications') return <ApplicationsTab {...data} />;
  if (tab === 'jobs') return ofJob ? <JobApplications {...data} /> : <JobsTab {...data} />;
  if (tab === 'team') return <TeamTab {...data} />;
  if (tab === 'documents') return <DocumentsTab />;
  if (tab === 'settings') return <SettingsTab {...data} />;
  return <PreparationScreen companyId={data.companyId} tab={tab} />;
}

/** The company's dashboard with its tabs, also by their path forms (CD03, CD12). */
export default function CompanyDashboardRoute() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const tab = readCompanyTab(query, pathname);
  return (
    // These two say themselves why something was refused (CS14, CT32).
    <CompanyPage tab={tab} own401={tab === 'settings' || tab === 'team'}>
      {(data) => (
        <Suspense>
          <Tab tab={tab} data={data} ofJob={query.get('action') === 'applications'} />
        </Suspense>
      )}
    </CompanyPage>
  );
}
