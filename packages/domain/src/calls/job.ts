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
