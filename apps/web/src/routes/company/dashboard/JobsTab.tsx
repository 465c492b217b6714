import { JobListScreen, readJobListPreset, readJobListState, toJobListQuery, useJobActions } from '@stellwerk/screens/company/jobs';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { paths } from '@stellwerk/screens/paths';
import { use } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OriginContext } from '../../../shell/origin';
import type { CompanyPageData } from '../CompanyPage';
import { useQueryState } from '../../use-query-state';

/** The jobs of the company, wired: as the dashboard's tab, and as its page in two variants (JM02 to JM12, A16). */
export default function JobsTab({ companyId, company, jobs }: CompanyPageData) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const preset = readJobListPreset(query, pathname);
  const { state, change } = useQueryState(
    (current) => readJobListState(current, preset),
    (next) => toJobListQuery(next, preset),
    ['tab', 'variant'],
  );
  const actions = useJobActions({ origin: use(OriginContext) });
  return (
    <JobListScreen
      preset={preset}
      teamRole={company.role}
      jobs={jobs}
      state={state}
      links={{
        job: (jobId) => companyPaths.job(companyId, jobId),
        applications: (jobId) => companyPaths.dashboard(companyId, { tab: 'jobs', action: 'applications', jobId }),
        preview: paths.jobPreview,
        public: (jobId) => paths.job(jobId),
      }}
      onChange={change}
      actions={actions}
    />
  );
}
