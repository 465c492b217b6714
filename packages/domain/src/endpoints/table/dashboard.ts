import * as calls from '../../calls/dashboard';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

/** The overview of a company. */
export const dashboardEndpoints = {
  companyStats: {
    ...calls.companyStats,
    access: 'member',
    scope: { of: 'company', param: 'id' },
    spec: ['API59', 'CD39', 'O74'],
    summary: 'Kennzahlen eines Unternehmens.',
    answer: shapes.companyStats,
  },
} as const satisfies EntriesOf<typeof calls>;
