import { readCompanyPage } from '../company/page';
import type { Call } from '../contract/call';

/** The public page of a company, by its number or its slug (O12). */
export const publicCompany = {
  name: 'publicCompany',
  method: 'GET',
  path: '/api/public/companies/:slug',
  token: 'none',
  read: readCompanyPage,
} as const satisfies Call;
