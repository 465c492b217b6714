import * as z from 'zod/mini';
import * as calls from '../../calls/reports';
import type { EntriesOf } from '../../contract/endpoint';
import * as requests from '../../contract/requests';
import * as shapes from '../../contract/shapes';

/** Reports of postings. */
export const reportsEndpoints = {
  reportJob: {
    ...calls.reportJob,
    access: 'public',
    scope: { of: 'job', param: 'id' },
    spec: ['O95'],
    summary: 'Eine Stellenanzeige melden.',
    request: requests.reportRequest,
  },
  reports: {
    ...calls.reports,
    access: 'admin',
    scope: 'none',
    spec: ['O95'],
    summary: 'Gemeldete Stellenanzeigen, die offenen zuerst.',
    answer: z.array(shapes.adminReport),
  },
  decideReport: {
    ...calls.decideReport,
    access: 'admin',
    scope: 'none',
    spec: ['O95'],
    summary: 'Über eine Meldung entscheiden, mit Begründung.',
    request: requests.reportDecisionRequest,
  },
} as const satisfies EntriesOf<typeof calls>;
