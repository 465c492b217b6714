import * as calls from '../../calls/job';
import type { EntriesOf } from '../../contract/endpoint';
import * as shapes from '../../contract/shapes';

/** One job. */
export const jobEndpoints = {
  publicJob: {
    ...calls.publicJob,
    access: 'public',
    scope: { of: 'job', param: 'id' },
    spec: ['API04', 'API05'],
    summary: 'Eine öffentliche Stellenanzeige.',
    answer: shapes.jobPublic,
  },
  endedJob: {
    ...calls.endedJob,
    access: 'public',
    scope: { of: 'job', param: 'id' },
    spec: ['O106'],
    summary: 'Eine Stellenanzeige, die öffentlich war und abgeschaltet ist, mit ähnlichen offenen.',
    answer: shapes.endedJob,
  },
  similarJobs: {
    ...calls.similarJobs,
    access: 'public',
    scope: { of: 'job', param: 'id' },
    spec: ['O106'],
    summary: 'Offene Stellenanzeigen, die einer öffentlichen ähnlich sind.',
    answer: shapes.similarJobs,
  },
} as const satisfies EntriesOf<typeof calls>;
