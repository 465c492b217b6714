import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint';
import * as requests from '../requests';
import * as shapes from '../shapes';

/** Calls of the operator. */
export const operationEndpoints = {
  health: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    scope: 'none',
    spec: [],
    summary: 'Bereitschaft des Dienstes.',
    answer: z.object({ status: z.literal('ok') }),
  },
  outbox: {
    method: 'GET',
    path: '/api/private/admin/outbox',
    access: 'admin',
    scope: 'none',
    spec: ['O46'],
    summary: 'Ausgehende Nachrichten.',
    answer: z.array(shapes.outboxMail),
  },
  importJobs: {
    method: 'POST',
    path: '/api/private/admin/import',
    access: 'admin',
    scope: 'none',
    spec: [],
    summary: 'Stellenanzeigen übernehmen.',
    request: requests.importRequest,
    answer: shapes.importResult,
  },
} as const satisfies Record<string, Endpoint>;
