import { jobListParams, JOBS_PER_PAGE, type JobListState } from '@stellwerk/screens/public/jobs';

/** One page of the list as the server filters it. */
export function jobListQuery(state: JobListState) {
  const { sort, page: _page, ...filters } = jobListParams(state);
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(set),
    ...(sort === 'title' && ({ sortBy: 'title', sortOrder: 'asc' } as const)),
    ...(sort === 'newest' && ({ sortBy: 'publishedAt' } as const)),
    page: state.page,
    pageSize: JOBS_PER_PAGE,
  };
}
