import { companyTexts } from '@stellwerk/screens/i18n/company.de';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { Navigate } from 'react-router-dom';
import { useHydrated } from '../../../data/session';
import { usePageParams } from '../../../shell/find-page';
import { usePageHead } from '../../../shell/head';

/** The second URL of a job's applications redirects to the first, whose query can name every other job as well (CA78). */
export default function JobApplicationsRoute() {
  const { companyId = '', jobId = '' } = usePageParams();
  usePageHead({ title: companyTexts.tabs.jobs, noindex: true });
  if (!useHydrated()) return null;
  return <Navigate to={companyPaths.dashboard(companyId, { tab: 'jobs', action: 'applications', jobId })} replace />;
}
