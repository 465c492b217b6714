import { byDetailFilter, DETAIL_FILTERS, listPlace, payPerYear, type JobListItem, type JobPage } from '@stellwerk/domain';
import { listView } from '../../lists/list-view';
import { byGerman, JOBS_PER_PAGE, type JobListState } from './job-list';

const view = listView({
  texts: ({ title, company }: JobListItem) => [title, company.name],
  filters: {
    location: (job: JobListItem, location: string) => location === '' || listPlace(job) === location,
    employment: (job: JobListItem, employment: string) => employment === '' || job.employment === employment,
    workingModel: (job: JobListItem, workingModel: string) => workingModel === '' || job.workingModel === workingModel,
    ...byDetailFilter((name) => (job: JobListItem, kind: string) => kind === '' || DETAIL_FILTERS[name].kindOf(job[name]) === kind),
    remote: (job: JobListItem, remote: JobListState['remote']) => remote === 'include' || job.workingModel !== 'Remote',
    pay: (job: JobListItem, pay: JobListState['pay']) => pay === 'any' || payPerYear(job.payRange) !== null,
    payMin: (job: JobListItem, least: number) => (payPerYear(job.payRange) ?? least) >= least,
  },
  orders: { best: () => 0, newest: () => 0, title: (a, b) => byGerman(a.title, b.title) },
  pageSize: JOBS_PER_PAGE,
});

/**
 * One page of a fully loaded list, searched, filtered and sorted like on the server (PL03 to PL07).
 */
export function filterJobs(all: JobPage, state: JobListState): JobPage {
  const { rows, total, page } = view(all.jobs, state);
  return { ...all, jobs: rows, total, page, pageSize: JOBS_PER_PAGE };
}
