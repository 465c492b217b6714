import * as z from 'zod/mini';
import * as calls from '../../calls/operation';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

/** Calls of operators and administrators. */
export const operationEndpoints = {
  health: {
    ...calls.health,
    access: 'public',
    scope: 'none',
    spec: [],
    summary: 'Bereitschaft des Dienstes.',
    answer: z.object({ status: z.literal('ok') }),
  },
  importJobs: {
    ...calls.importJobs,
    access: 'admin',
    scope: 'none',
    spec: [],
    summary: 'Stellenanzeigen übernehmen.',
    request: requests.importRequest,
    // A batch of long jobs with their HTML.
    bodyLimit: 16 * 1024 * 1024,
    answer: shapes.importResult,
  },
} as const satisfies EntriesOf<typeof calls>;
