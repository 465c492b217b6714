import { JOBS_PER_PAGE, readJobListState } from '@stellwerk/screens/public/jobs';
import { expect, it } from 'vitest';
import { jobListQuery } from './job-list-query';

const state = (query: string) => readJobListState(new URLSearchParams(query));

it('asks the server for one page of what the URL says (A88)', () => {
  expect(jobListQuery(state(''))).toEqual({ page: 1, pageSize: JOBS_PER_PAGE });
  expect(jobListQuery(state('search=a b&location=Köln&employment=Teilzeit&sort=title&page=3'))).toEqual({
    search: 'a b',
    location: 'Köln',
    employment: 'Teilzeit',
    sortBy: 'title',
    sortOrder: 'asc',
    page: 3,
    pageSize: JOBS_PER_PAGE,
  });
});
