import * as calls from '../../calls/company-page';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

/** Public pages of companies. */
export const companyPageEndpoints = {
  publicCompany: {
    ...calls.publicCompany,
    access: 'public',
    scope: 'none',
    spec: ['O12'],
    summary: 'Öffentliche Seite eines Unternehmens, nach Nummer oder Kurznamen.',
    answer: shapes.companyPage,
  },
} as const satisfies EntriesOf<typeof calls>;
