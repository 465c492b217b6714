import { readEndedJob } from '../job/list';
import { readJob } from '../job/read';
import type { Call } from './call';

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
