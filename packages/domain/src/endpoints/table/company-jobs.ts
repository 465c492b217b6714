import * as z from 'zod/mini';
import * as calls from '../../calls/company-jobs';
import type { EntriesOf } from '../endpoint';
import * as requests from '../requests';
import * as shapes from '../shapes';

/** Jobs as their own company manages them. */
export const companyJobsEndpoints = {
  companyJobs: {
    ...calls.companyJobs,
    access: 'member',
    scope: { of: 'company', param: 'id' },
    spec: ['API49'],
    summary: 'Stellenanzeigen eines Unternehmens.',
    query: requests.companyJobsQuery,
    answer: z.array(shapes.jobCompany),
  },
  previewJob: {
    ...calls.previewJob,
    access: 'member',
    scope: { of: 'job', param: 'id' },
    spec: ['API06', 'PJ45'],
    summary: 'Vorschau einer eigenen Stellenanzeige.',
    query: requests.previewJobQuery,
    answer: shapes.jobPublic,
  },
} as const satisfies EntriesOf<typeof calls>;
