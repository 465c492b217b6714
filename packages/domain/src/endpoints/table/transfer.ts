import * as z from 'zod/mini';
import * as calls from '../../calls/transfer';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

const recruiter = { access: 'recruiter', scope: { of: 'company', param: 'id' } } as const;

/** Postings of a company on their way in and out. */
export const transferEndpoints = {
  exportJobs: {
    ...calls.exportJobs,
    ...recruiter,
    spec: [],
    summary: 'Alle Stellenanzeigen eines Unternehmens als JSON (schema.org) oder CSV.',
    query: requests.exportJobsQuery,
  },
  checkJobImport: {
    ...calls.checkJobImport,
    ...recruiter,
    spec: [],
    summary: 'Vorschau eines Imports; gespeichert wird nichts.',
    multipart: { fields: z.object({}), files: ['file'], repeated: [] },
    answer: shapes.importCheck,
  },
  importCompanyJobs: {
    ...calls.importCompanyJobs,
    ...recruiter,
    spec: [],
    summary: 'Stellenanzeigen in ein Unternehmen übernehmen.',
    request: requests.importJobsRequest,
    // A batch of long jobs with their HTML.
    bodyLimit: 16 * 1024 * 1024,
    answer: shapes.importResult,
  },
} as const satisfies EntriesOf<typeof calls>;
