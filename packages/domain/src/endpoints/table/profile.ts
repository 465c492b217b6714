import * as calls from '../../calls/profile';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

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
