import type { Migration } from 'kysely/migration';
import * as accounts from './001-accounts.ts';
import * as companies from './002-companies.ts';
import * as jobs from './003-jobs.ts';
import * as applications from './004-applications.ts';
import * as operation from './005-operation.ts';
import * as registration from './006-registration.ts';

/** All migrations by name; a new one gets the next number and is never changed once it has been released. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-companies': companies,
  '003-jobs': jobs,
  '004-applications': applications,
  '005-operation': operation,
  '006-registration': registration,
};
