import * as calls from '../../calls/profile';
import type { EntriesOf } from '../endpoint';
import * as shapes from '../shapes';

/** Who is logged in. */
export const profileEndpoints = {
  profile: {
    ...calls.profile,
    access: 'user',
    scope: 'none',
    spec: ['O01'],
    summary: 'Eigenes Profil.',
    answer: shapes.userAnswer,
  },
} as const satisfies EntriesOf<typeof calls>;
