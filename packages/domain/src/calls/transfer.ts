import { readImportCheck, readImportResults } from '../job/import';
import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** All postings of a company as a file: JSON (schema.org) or CSV (decision 0049). */
export const exportJobs = {
  name: 'exportJobs',
  method: 'GET',
  path: '/api/private/companies/:id/jobs/export',
  read: readNothing,
} as const satisfies Call;

/** Reads a file and says what an import would do with each entry; nothing is stored. */
export const checkJobImport = {
  name: 'checkJobImport',
  method: 'POST',
  path: '/api/private/companies/:id/jobs/import/check',
  read: readImportCheck,
} as const satisfies Call;

/** Takes over entries that a check has given. What is stored already stays as it is, so a batch may be sent twice. */
export const importCompanyJobs = {
  name: 'importCompanyJobs',
  method: 'POST',
  path: '/api/private/companies/:id/jobs/import',
  read: readImportResults,
} as const satisfies Call;
