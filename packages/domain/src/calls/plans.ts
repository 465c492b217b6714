import * as z from 'zod/mini';
import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readPlans } from '../subscription/read';

/** The plans with their prices, for everybody. */
export const publicPlans = {
  name: 'publicPlans',
  method: 'GET',
  path: '/api/public/plans',
  access: 'public',
  read: readPlans,
} as const satisfies Call;

/** What a server needs besides; a function, so that no schema gets into a browser. */
export const plansEndpoints = () => ({
  publicPlans: endpoint(publicPlans, {
    shared: true,
    scope: 'none',
    spec: ['O100'],
    summary: 'Alle Tarife mit ihren Preisen, ohne Anmeldung.',
    answer: z.array(shapes.plan),
  }),
});
