import * as z from 'zod/mini';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';
import { readImportCheck, readImportResults } from '../job/transfer/import';

/** All jobs of a company as a file: JSON (schema.org) or CSV (decision 0049). */
export const exportJobs = {
  name: 'exportJobs',
  method: 'GET',
  path: '/api/private/companies/:id/jobs/export',
  access: 'recruiter',
  read: readNothing,
} as const satisfies Call;

/** Reads a file and reports the result of an import for each entry; nothing is stored. */
export const checkJobImport = {
  name: 'checkJobImport',
  method: 'POST',
  path: '/api/private/companies/:id/jobs/import/check',
  access: 'recruiter',
  read: readImportCheck,
} as const satisfies Call;

/** Imports checked entries. Stored ones stay unchanged, so a batch may be sent twice. */
export const importCompanyJobs = {
  name: 'importCompanyJobs',
  method: 'POST',
  path: '/api/private/companies/:id/jobs/import',
  access: 'recruiter',
  read: readImportResults,
} as const satisfies Call;

const recruiter = { scope: { of: 'company', param: 'id' } } as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const transferEndpoints = () => ({
  exportJobs: endpoint(exportJobs, {
    ...recruiter,
    spec: [],
    summary: 'Alle Stellenanzeigen eines Unternehmens als JSON (schema.org) oder CSV.',
    query: requests.exportJobsQuery,
  }),
  checkJobImport: endpoint(checkJobImport, {
    ...recruiter,
    spec: [],
    summary: 'Vorschau eines Imports; gespeichert wird nichts.',
    multipart: { fields: z.object({}), files: ['file'], repeated: [] },
    answer: shapes.importCheck,
  }),
  importCompanyJobs: endpoint(importCompanyJobs, {
    ...recruiter,
    spec: [],
    summary: 'Stellenanzeigen in ein Unternehmen übernehmen.',
    request: requests.importJobsRequest,
    // A batch of long jobs with their HTML.
    bodyLimit: 16 * 1024 * 1024,
    answer: shapes.importResult,
  }),
});
