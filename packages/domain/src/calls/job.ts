import type { Call } from '../contract/call';
import { endpoint } from '../contract/endpoint';
import * as shapes from '../contract/shapes';
import { readEndedJob, readSimilarJobs } from '../job/list/list';
import { readJob } from '../job/read/job';

/** One public job. */
export const publicJob = {
  name: 'publicJob',
  method: 'GET',
  path: '/api/public/jobs/:id',
  access: 'public',
  read: (answer, { id }) => readJob(answer, id),
} as const satisfies Call;

/** Public data of a job that has ended (O106). */
export const endedJob = {
  name: 'endedJob',
  method: 'GET',
  path: '/api/public/jobs/:id/ended',
  access: 'public',
  read: readEndedJob,
} as const satisfies Call;

/** Open jobs similar to a public one. */
export const similarJobs = {
  name: 'similarJobs',
  method: 'GET',
  path: '/api/public/jobs/:id/similar',
  access: 'public',
  read: readSimilarJobs,
} as const satisfies Call;

/** Endpoints for the server; a function, so that browsers load no schema. */
export const jobEndpoints = () => ({
  publicJob: endpoint(publicJob, {
    shared: true,
    scope: { of: 'job', param: 'id' },
    spec: ['API04', 'API05'],
    summary: 'Eine öffentliche Stellenanzeige.',
    answer: shapes.jobPublic,
  }),
  endedJob: endpoint(endedJob, {
    shared: true,
    scope: { of: 'job', param: 'id' },
    spec: ['O106'],
    summary: 'Eine Stellenanzeige, die öffentlich war und abgeschaltet ist, mit ähnlichen offenen.',
    answer: shapes.endedJob,
  }),
  similarJobs: endpoint(similarJobs, {
    shared: true,
    scope: { of: 'job', param: 'id' },
    spec: ['O106'],
    summary: 'Offene Stellenanzeigen, die einer öffentlichen ähnlich sind.',
    answer: shapes.similarJobs,
  }),
});
