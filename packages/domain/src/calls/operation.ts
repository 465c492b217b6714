import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Calls of operators and administrators. */
export const health = { name: 'health', method: 'GET', path: '/api/health', token: 'none', read: readNothing } as const satisfies Call;

export const importJobs = {
  name: 'importJobs',
  method: 'POST',
  path: '/api/private/admin/import',
  read: readNothing,
} as const satisfies Call;
