import * as calls from '../../calls/visits';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';

/** What visitors look at. */
export const visitsEndpoints = {
  recordView: {
    ...calls.recordView,
    access: 'public',
    scope: 'none',
    spec: ['O73'],
    summary: 'Zählt den Besuch einer öffentlichen Seite, einmal je Besucher und Tag.',
    request: requests.viewRequest,
  },
} as const satisfies EntriesOf<typeof calls>;
