import * as calls from '../../calls/history';
import type { EntriesOf } from '../endpoint';
import * as requests from '../requests';
import * as shapes from '../shapes';

/** Who has changed what of a company. */
export const historyEndpoints = {
  companyHistory: {
    ...calls.companyHistory,
    access: 'owner',
    scope: { of: 'company', param: 'id' },
    spec: ['O51'],
    summary: 'Verlauf eines Unternehmens: wer was wann geändert hat.',
    query: requests.historyQuery,
    answer: shapes.companyHistory,
  },
} as const satisfies EntriesOf<typeof calls>;
