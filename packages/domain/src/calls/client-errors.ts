import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Says that something of ours broke in a browser (decision 0069). */
export const reportClientError = {
  name: 'reportClientError',
  method: 'POST',
  path: '/api/public/client-errors',
  token: 'none',
  read: readNothing,
} as const satisfies Call;
