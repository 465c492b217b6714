import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';

/** Says once after hydration that somebody sees a page; the token tells members of the company from visitors (O73, rule 6). */
export const recordView = {
  name: 'recordView',
  method: 'POST',
  path: '/api/public/views',
  access: 'public',
  optionalLogin: true,
  read: readNothing,
} as const satisfies Call;

/** What a server needs besides; a function, so that no schema gets into a browser. */
export const visitsEndpoints = () => ({
  recordView: endpoint(recordView, {
    scope: 'none',
    spec: ['O73'],
    summary: 'Zählt den Besuch einer öffentlichen Seite, einmal je Besucher und Tag.',
    request: requests.viewRequest,
  }),
});
