import type { Id } from '../ids';
import type { Application } from './read/application';

type Sent = Pick<Application, 'status' | 'createdAt'> & { readonly job: Pick<Application['job'], 'id'> };

/** The last application of a person for a job; undefined without one, and when all are withdrawn. */
export function appliedTo<A extends Sent>(applications: readonly A[], jobId: Id<'job'>): A | undefined {
  return applications
    .filter(({ job, status }) => job.id === jobId && status !== 'WITHDRAWN')
    .toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))[0];
}
