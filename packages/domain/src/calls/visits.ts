import type { Call } from '../contract/call';
import { readNothing } from '../contract/nothing';

/** Says once after hydration that somebody sees a page; the token tells members of the company from visitors (O73, rule 6). */
export const recordView = {
  name: 'recordView',
  method: 'POST',
  path: '/api/public/views',
  token: 'optional',
  read: readNothing,
} as const satisfies Call;
