import type { JobPage } from '@stellwerk/domain';
import { isFirstPage, JOBS_PER_PAGE, type JobListState } from '@stellwerk/screens/public/jobs';

/** One page of the list as the server filters it. */
export function jobListQuery({ search, location, employment, sort, page }: JobListState) {
  return {
    ...(search !== '' && { search }),
    ...(location !== '' && { location }),
    ...(employment !== '' && { employment }),
    ...(sort === 'title' && ({ sortBy: 'title', sortOrder: 'asc' } as const)),
    page,
    pageSize: JOBS_PER_PAGE,
  };
}

/** The part of the list that a page needs from the server, besides the plain list; undefined when that one suffices (A88). */
export function serverQuery(state: JobListState, all: JobPage | undefined): ReturnType<typeof jobListQuery> | undefined {
  if (isFirstPage(state)) return undefined;
  const everythingLoaded = all === undefined || all.total <= all.jobs.length;
  return everythingLoaded ? undefined : jobListQuery(state);
}
