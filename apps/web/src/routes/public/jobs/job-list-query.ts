import { JOBS_PER_PAGE, type JobListState } from '@stellwerk/screens/public/jobs';

/** One page of the list as the server filters it. */
export function jobListQuery({ search, location, employment, sort, page }: JobListState) {
  return {
    ...(search !== '' && { search }),
    ...(location !== '' && { location }),
    ...(employment !== '' && { employment }),
    ...(sort === 'title' && ({ sortBy: 'title', sortOrder: 'asc' } as const)),
    ...(sort === 'newest' && ({ sortBy: 'publishedAt' } as const)),
    page,
    pageSize: JOBS_PER_PAGE,
  };
}
