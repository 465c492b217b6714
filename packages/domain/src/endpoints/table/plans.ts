import * as z from 'zod/mini';
import * as calls from '../../calls/plans';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

/** Plans as everybody sees them. */
export const plansEndpoints = {
  publicPlans: {
    ...calls.publicPlans,
    access: 'public',
    scope: 'none',
    spec: ['O100'],
    summary: 'Alle Tarife mit ihren Preisen, ohne Anmeldung.',
    answer: z.array(shapes.plan),
  },
} as const satisfies EntriesOf<typeof calls>;
