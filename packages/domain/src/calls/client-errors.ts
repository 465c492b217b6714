import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';

/** Reports an error of our code in a browser (decision 0069). */
export const reportClientError = {
  name: 'reportClientError',
  method: 'POST',
  path: '/api/public/client-errors',
  access: 'public',
  read: readNothing,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const clientErrorsEndpoints = () => ({
  reportClientError: endpoint(reportClientError, {
    scope: 'none',
    spec: [],
    summary: 'Meldet einen Fehler der Web-App in einem Browser: Art und Ort im Code, keine Texte und keine Adressen.',
    request: requests.clientErrorRequest,
  }),
});
