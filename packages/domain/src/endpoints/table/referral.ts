import * as calls from '../../calls/referral';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

/** What visitors who come by a recommendation ask for. */
export const referralEndpoints = {
  referral: {
    ...calls.referral,
    access: 'public',
    scope: 'none',
    spec: ['API16', 'RF02', 'O45'],
    summary: 'Wer eine Stelle empfiehlt.',
    answer: shapes.referralPublic,
  },
  referralView: {
    ...calls.referralView,
    access: 'public',
    scope: 'none',
    spec: ['API17', 'RF05'],
    summary: 'Einen Aufruf über einen Empfehlungslink zählen, je Besucher und Tag einmal.',
  },
  referralReject: {
    ...calls.referralReject,
    access: 'public',
    scope: 'none',
    spec: ['API18', 'RF08'],
    summary: 'Fehlendes Interesse zählen, je Besucher und Tag einmal.',
  },
} as const satisfies EntriesOf<typeof calls>;
