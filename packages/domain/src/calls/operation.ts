import * as z from 'zod/mini';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';

/** Calls of operators and administrators. */
export const health = { name: 'health', method: 'GET', path: '/api/health', access: 'public', read: readNothing } as const satisfies Call;

export const importJobs = {
  name: 'importJobs',
  method: 'POST',
  path: '/api/private/admin/import',
  access: 'admin',
  read: readNothing,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const operationEndpoints = () => ({
  health: endpoint(health, {
    scope: 'none',
    spec: [],
    summary: 'Bereitschaft des Dienstes.',
    answer: z.object({ status: z.literal('ok') }),
  }),
  importJobs: endpoint(importJobs, {
    scope: 'none',
    spec: [],
    summary: 'Stellenanzeigen übernehmen.',
    request: requests.importRequest,
    // A batch of long jobs with their HTML.
    bodyLimit: 16 * 1024 * 1024,
    answer: shapes.importResult,
  }),
});
