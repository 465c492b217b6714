import { readHistory } from '../history/read';
import type { Call } from '../contract/call';

/** Who has changed what of a company, its team, its jobs, its focus pages and its applications, for its owner; the newest first (decision 0047). */
export const companyHistory = {
  name: 'companyHistory',
  method: 'GET',
  path: '/api/private/companies/:id/history',
  read: readHistory,
} as const satisfies Call;
