import { readJobPage } from '@stellwerk/domain';
import { JOBS_PER_PAGE, readJobListState } from '@stellwerk/screens/public/jobs';
import { expect, it } from 'vitest';
import { jobListQuery, serverQuery } from './job-list-query';

const job = { id: 1, title: 'A', company: 'B', city: 'C', employment: 'D' };
const all = readJobPage({ jobs: [job] });
const part = readJobPage({ jobs: [job], total: 5000 });
const state = (query: string) => readJobListState(new URLSearchParams(query));

it('the server is asked as soon as there is more than what is loaded (A88)', () => {
  expect(serverQuery(state('search=a'), all)).toBeUndefined();
  expect(serverQuery(state(''), part)).toBeUndefined();
  expect(serverQuery(state('search=a b&location=Köln&employment=Teilzeit&sort=title&page=3'), part)).toEqual({
    search: 'a b',
    location: 'Köln',
    employment: 'Teilzeit',
    sortBy: 'title',
    sortOrder: 'asc',
    page: 3,
    pageSize: JOBS_PER_PAGE,
  });
  expect(jobListQuery(state(''))).toEqual({ page: 1, pageSize: JOBS_PER_PAGE });
});
