import * as z from 'zod/mini';
import * as calls from '../../calls/team';
import type { EntriesOf } from '../endpoint';
import * as shapes from '../shapes';

/** The team of a company. */
export const teamEndpoints = {
  companyTeam: {
    ...calls.companyTeam,
    access: 'member',
    scope: { of: 'company', param: 'id' },
    spec: ['API60'],
    summary: 'Mitglieder eines Unternehmens.',
    answer: z.array(shapes.teamMember),
  },
} as const satisfies EntriesOf<typeof calls>;
