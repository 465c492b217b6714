import { readCompanyJobs } from '../job/company-job';
import { readJobPreview } from '../job/preview';
import type { Call } from './call';

/** Jobs as their own company manages them. */
export const companyJobs = {
  name: 'companyJobs',
  method: 'GET',
  path: '/api/private/jobs/get-company-jobs/:id',
  read: readCompanyJobs,
} as const satisfies Call;

/** A job as its own company previews it. */
export const previewJob = {
  name: 'previewJob',
  method: 'GET',
  path: '/api/private/companies/jobs/:id',
  read: (answer, { id }) => readJobPreview(answer, id),
} as const satisfies Call;
