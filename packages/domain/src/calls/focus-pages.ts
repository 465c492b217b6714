import { readFocusPages } from '../focus-page/read';
import type { Call } from './call';

/** The focus pages of a company, as its own people list them (CF13). */
export const focusPagesByCompany = {
  name: 'focusPagesByCompany',
  method: 'GET',
  path: '/api/private/focus-pages/by-company/:companyId',
  read: readFocusPages,
} as const satisfies Call;

/** The same list under its second path (API76). */
export const companyFocusPages = {
  name: 'companyFocusPages',
  method: 'GET',
  path: '/api/private/companies/:companyId/focus-pages',
  read: readFocusPages,
} as const satisfies Call;
