import * as z from 'zod/mini';
import { type Call, readNothing } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as requests from '../contract/requests';
import * as shapes from '../contract/shapes';

/** Calls of operators and administrators. */
export const health = { name: 'health', method: 'GET', path: '/api/health', access: 'public', read: readNothing } as const satisfies Call;

export const ready = { name: 'ready', method: 'GET', path: '/api/ready', access: 'public', read: readNothing } as const satisfies Call;

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
    summary: 'Ob der Dienst läuft.',
    answer: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint(ready, {
    scope: 'none',
    spec: [],
    summary: 'Ob dieser Server Anfragen annimmt, mit dem Zustand seiner Teile; sonst 503.',
    answer: z.object({
      ready: z.boolean(),
      checks: z.record(z.enum(['server', 'database', 'storage', 'disk', 'outbox']), z.enum(['ok', 'late', 'failing'])),
    }),
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
