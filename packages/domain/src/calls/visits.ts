import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';

/** Reports a visit once after hydration; the token distinguishes members of the company from visitors (O73, rule 6). */
export const recordView = {
  name: 'recordView',
  method: 'POST',
  path: '/api/public/views',
  access: 'public',
  optionalLogin: true,
  read: readNothing,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const visitsEndpoints = () => ({
  recordView: endpoint(recordView, {
    scope: 'none',
    spec: ['O73'],
    summary: 'Zählt den Besuch einer öffentlichen Seite, einmal je Besucher und Tag.',
    request: requests.viewRequest,
  }),
});
