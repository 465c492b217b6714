import { readEndedJob, readSimilarJobs } from '../job/list';
import { readJob } from '../job/read';
import type { Call } from '../contract/call';

/** One job, to everybody. */
export const publicJob = {
  name: 'publicJob',
  method: 'GET',
  path: '/api/public/jobs/:id',
  token: 'none',
  read: (answer, { id }) => readJob(answer, id),
} as const satisfies Call;

/** What everybody may still know of a job that was public (O106). */
export const endedJob = {
  name: 'endedJob',
  method: 'GET',
  path: '/api/public/jobs/:id/ended',
  token: 'none',
  read: readEndedJob,
} as const satisfies Call;

/** Open jobs that are like one that everybody sees. */
export const similarJobs = {
  name: 'similarJobs',
  method: 'GET',
  path: '/api/public/jobs/:id/similar',
  token: 'none',
  read: readSimilarJobs,
} as const satisfies Call;
