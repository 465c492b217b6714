import { type JobListItem, type JobPage, listPlace } from '@stellwerk/domain';
import { choiceIn, pageIn, textIn } from '../../lists/list-query';
import { listView } from '../../lists/list-view';

/** Rows of one page of the list. */
export const JOBS_PER_PAGE = 20;

export const JOB_LIST_SORTS = ['newest', 'title'] as const;
export type JobListSort = (typeof JOB_LIST_SORTS)[number];

/** State of the list in the URL; '' means no filter. */
export interface JobListState {
  readonly search: string;
  readonly location: string;
  readonly employment: string;
  readonly sort: JobListSort;
  readonly page: number;
}

/** Reads the list's filters from the URL; anything unknown is the default. */
export const readJobListState = (query: URLSearchParams): JobListState => ({
  search: textIn(query, 'search'),
  location: textIn(query, 'location'),
  employment: textIn(query, 'employment'),
  sort: choiceIn(query, 'sort', JOB_LIST_SORTS, 'newest'),
  page: pageIn(query),
});

export const isFiltered = (state: JobListState): boolean => state.search !== '' || state.location !== '' || state.employment !== '';
/** Whether the state is that of the plain list. */
export const isFirstPage = (state: JobListState): boolean => !isFiltered(state) && state.sort === 'newest' && state.page === 1;

/** What the screen shows. */
export interface JobListView {
  readonly jobs: readonly JobListItem[];
  readonly total: number;
  readonly page: number;
  readonly locations: readonly string[];
  readonly employments: readonly string[];
}

const german = new Intl.Collator('de');
const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].filter((value) => value !== '').toSorted(german.compare);

const view = listView({
  texts: ({ title, company }: JobListItem) => [title, company.name],
  filters: {
    location: (job: JobListItem, location: string) => location === '' || listPlace(job) === location,
    employment: (job: JobListItem, employment: string) => employment === '' || job.employment === employment,
  },
  orders: { newest: () => 0, title: (a, b) => german.compare(a.title, b.title) },
  pageSize: JOBS_PER_PAGE,
});

/** Filters, sorts and pages a fully loaded list in the browser (PL03 to PL07). */
export function localView(all: JobPage, state: JobListState): JobListView {
  const { rows, total, page } = view(all.jobs, state);
  return {
    jobs: rows,
    total,
    page,
    locations: distinct(all.jobs.map(listPlace)),
    employments: distinct(all.jobs.map((job) => job.employment)),
  };
}

/** One page as the server filtered it. */
export function serverView(answer: JobPage, all: JobPage, state: JobListState): JobListView {
  return {
    jobs: answer.jobs.slice(0, JOBS_PER_PAGE),
    total: answer.total,
    page: state.page,
    locations: all.locations ?? distinct(all.jobs.map(listPlace)),
    employments: all.employments ?? distinct(all.jobs.map((job) => job.employment)),
  };
}
