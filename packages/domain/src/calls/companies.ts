import { readCompanies, readCompany } from '../company/read';
import type { Call } from './call';

/** Companies as their own members read them. */
export const myCompanies = {
  name: 'myCompanies',
  method: 'GET',
  path: '/api/private/companies/get-my-companies',
  read: readCompanies,
} as const satisfies Call;

export const company = { name: 'company', method: 'GET', path: '/api/private/companies/:id', read: readCompany } as const satisfies Call;

/** Makes an inactive company public again; its jobs stay inactive (O29). */
export const activateCompany = {
  name: 'activateCompany',
  method: 'PATCH',
  path: '/api/private/companies/:id/activate',
  read: readCompany,
} as const satisfies Call;
