import { FILE_FIELDS } from '../../application/file-fields';
import * as calls from '../../calls/apply';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

/** What is sent and answered, with and without an account. */
const application = {
  scope: 'none',
  request: requests.applicationRequest,
  multipart: { fields: requests.applicationForm, files: Object.values(FILE_FIELDS), repeated: [FILE_FIELDS.additional] },
  answer: shapes.created,
} as const;

/** Sending an application. */
export const applyEndpoints = {
  createPublicApplication: {
    ...calls.createPublicApplication,
    access: 'public',
    ...application,
    spec: ['API07', 'API08'],
    summary: 'Bewerbung ohne Anmeldung: JSON oder multipart.',
  },
  createPrivateApplication: {
    ...calls.createPrivateApplication,
    access: 'user',
    ...application,
    spec: ['API09', 'API10'],
    summary: 'Bewerbung mit Konto: JSON oder multipart.',
  },
} as const satisfies EntriesOf<typeof calls>;
