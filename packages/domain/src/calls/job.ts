import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readEndedJob, readSimilarJobs } from '../job/list/list';
import { readJob } from '../job/read/job';

/** One job, to everybody. */
export const publicJob = {
  name: 'publicJob',
  method: 'GET',
  path: '/api/public/jobs/:id',
  access: 'public',
  read: (answer, { id }) => readJob(answer, id),
} as const satisfies Call;

/** What everybody may still know of a job that was public (O106). */
export const endedJob = {
  name: 'endedJob',
  method: 'GET',
  path: '/api/public/jobs/:id/ended',
  access: 'public',
  read: readEndedJob,
} as const satisfies Call;

/** Open jobs that are like one that everybody sees. */
export const similarJobs = {
  name: 'similarJobs',
  method: 'GET',
  path: '/api/public/jobs/:id/similar',
  access: 'public',
  read: readSimilarJobs,
} as const satisfies Call;

/** What a server needs besides; a function, so that no schema gets into a browser. */
export const jobEndpoints = () => ({
  publicJob: endpoint(publicJob, {
    scope: { of: 'job', param: 'id' },
    spec: ['API04', 'API05'],
    summary: 'Eine öffentliche Stellenanzeige.',
    answer: shapes.jobPublic,
  }),
  endedJob: endpoint(endedJob, {
    scope: { of: 'job', param: 'id' },
    spec: ['O106'],
    summary: 'Eine Stellenanzeige, die öffentlich war und abgeschaltet ist, mit ähnlichen offenen.',
    answer: shapes.endedJob,
  }),
  similarJobs: endpoint(similarJobs, {
    scope: { of: 'job', param: 'id' },
    spec: ['O106'],
    summary: 'Offene Stellenanzeigen, die einer öffentlichen ähnlich sind.',
    answer: shapes.similarJobs,
  }),
});
