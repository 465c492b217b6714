import { FILE_FIELDS } from '../application/input/file-fields';
import { readCreatedApplication } from '../contract/answers';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';

/** Sending an application, as a visitor or with an account: JSON or multipart (A10). */
export const createPublicApplication = {
  name: 'createPublicApplication',
  method: 'POST',
  path: '/api/public/applications/create',
  access: 'public',
  read: readCreatedApplication,
} as const satisfies Call;

export const createPrivateApplication = {
  name: 'createPrivateApplication',
  method: 'POST',
  path: '/api/private/applications/create',
  access: 'user',
  read: readCreatedApplication,
} as const satisfies Call;

/** Body and response, with and without an account. */
const application = () =>
  ({
    scope: 'none',
    request: requests.applicationRequest,
    multipart: { fields: requests.applicationForm, files: Object.values(FILE_FIELDS), repeated: [FILE_FIELDS.additional] },
    answer: shapes.created,
  }) as const;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const applyEndpoints = () => ({
  createPublicApplication: endpoint(createPublicApplication, {
    ...application(),
    spec: ['API07', 'API08'],
    summary: 'Bewerbung ohne Anmeldung: JSON oder multipart.',
  }),
  createPrivateApplication: endpoint(createPrivateApplication, {
    ...application(),
    spec: ['API09', 'API10'],
    summary: 'Bewerbung mit Konto: JSON oder multipart.',
  }),
});
