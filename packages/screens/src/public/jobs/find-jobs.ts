import type { JobPage } from '@stellwerk/domain';
import type { JobListState } from './job-list';

/** Finds the page of a state in a fully loaded list. The code of the filters loads with the first filter: the plain list needs none of it. */
export async function findJobs(all: JobPage, state: JobListState): Promise<JobPage> {
  const { filterJobs } = await import('./job-filter');
  return filterJobs(all, state);
}
