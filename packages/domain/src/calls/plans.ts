import * as z from 'zod/mini';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readPlans } from '../subscription/read';

/** The plans with their prices, public. */
export const publicPlans = {
  name: 'publicPlans',
  method: 'GET',
  path: '/api/public/plans',
  access: 'public',
  read: readPlans,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const plansEndpoints = () => ({
  publicPlans: endpoint(publicPlans, {
    shared: true,
    scope: 'none',
    spec: ['O100'],
    summary: 'Alle Tarife mit ihren Preisen, ohne Anmeldung.',
    answer: z.array(shapes.plan),
  }),
});
