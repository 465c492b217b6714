import * as calls from '../../calls/client-errors';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';

/** What breaks in the browsers of visitors and members. */
export const clientErrorsEndpoints = {
  reportClientError: {
    ...calls.reportClientError,
    access: 'public',
    scope: 'none',
    spec: [],
    summary: 'Meldet einen Fehler der Web-App in einem Browser: Art und Ort im Code, keine Texte und keine Adressen.',
    request: requests.clientErrorRequest,
  },
} as const satisfies EntriesOf<typeof calls>;
