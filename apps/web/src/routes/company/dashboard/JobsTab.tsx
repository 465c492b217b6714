import { Dialog, lazyPart, PartBoundary, PartFailed } from '@stellwerk/design-system';
import { designTexts } from '@stellwerk/screens/i18n/company/jobs.de';
import { jobListCalls } from '../../../data/jobs/job-calls';
import { JobListScreen, readJobListPreset, readJobListState, toJobListQuery, useJobActions } from '@stellwerk/screens/company/jobs';
import { companyPaths } from '@stellwerk/screens/company-paths';
import { paths } from '@stellwerk/screens/paths';
import type { CompanyJob } from '@stellwerk/domain';
import { hasRight } from '@stellwerk/domain/company';
import { use, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { OriginContext } from '../../../shell/page-settings';
import type { CompanyPageData } from '../CompanyPage';
import { CompanyPlanNote } from './CompanyPlanNote';
import { useQueryState } from '../../use-query-state';

const DesignWindow = lazyPart(() => import('./DesignWindow'));

/** The jobs of the company, wired: as the dashboard's tab, and as its page in two variants (JM02 to JM23, A16). */
export default function JobsTab({ companyId, company, jobs, applications }: CompanyPageData) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const preset = readJobListPreset(query, pathname);
  const { state, change } = useQueryState(
    (current) => readJobListState(current, preset),
    (next) => toJobListQuery(next, preset),
    ['tab', 'variant'],
  );
  const [designed, setDesigned] = useState<CompanyJob>();
  const closeDesign = (): void => setDesigned(undefined);
  const navigate = useNavigate();
  const onDuplicate = ({ id }: CompanyJob): void => void navigate(companyPaths.duplicateJob(companyId, id));
  const calls = hasRight(company.role, 'manageJobs') ? jobListCalls(jobs, applications.first) : undefined;
  const actions = useJobActions({ origin: use(OriginContext), calls, onDesign: setDesigned, onDuplicate });
  return (
    <>
      {calls && <CompanyPlanNote companyId={companyId} of="jobs" used={jobs.data?.filter(({ active }) => active).length} />}
      <JobListScreen
        preset={preset}
        teamRole={company.role}
        jobs={jobs}
        state={state}
        links={{
          create: companyPaths.createJob(companyId),
          transfer: companyPaths.transferJobs(companyId),
          edit: (jobId) => companyPaths.editJob(companyId, jobId),
          job: (jobId) => companyPaths.job(companyId, jobId),
          applications: (jobId) => companyPaths.dashboard(companyId, { tab: 'jobs', action: 'applications', jobId }),
          preview: paths.jobPreview,
          public: (jobId) => paths.job(jobId),
        }}
        onChange={change}
        actions={actions}
      />
      {designed !== undefined && (
        <PartBoundary
          renderFailed={(failure) => (
            <Dialog open onOpenChange={closeDesign} title={designTexts.title}>
              <PartFailed level={3} {...failure} />
            </Dialog>
          )}
        >
          <DesignWindow job={designed} onClose={closeDesign} />
        </PartBoundary>
      )}
    </>
  );
}
