import * as calls from '../../calls/history';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

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
