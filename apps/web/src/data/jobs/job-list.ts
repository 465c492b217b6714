import { listPlace, type JobListItem, type JobPage } from '@stellwerk/domain';

/** Rows of one page of the list. */
export const JOBS_PER_PAGE = 20;

export const JOB_LIST_SORTS = ['newest', 'title'] as const;
export type JobListSort = (typeof JOB_LIST_SORTS)[number];

/** What the address of the list says; '' means no filter. */
export interface JobListState {
  readonly search: string;
  readonly location: string;
  readonly employment: string;
  readonly sort: JobListSort;
  readonly page: number;
}

/** Reads the list's filters from the address; anything unknown is the default. */
export function readJobListState(query: URLSearchParams): JobListState {
  const page = Number(query.get('page') ?? '1');
  return {
    search: query.get('search') ?? '',
    location: query.get('location') ?? '',
    employment: query.get('employment') ?? '',
    sort: JOB_LIST_SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export const isFiltered = (state: JobListState): boolean => state.search !== '' || state.location !== '' || state.employment !== '';
const isFirstPage = (state: JobListState): boolean => !isFiltered(state) && state.sort === 'newest' && state.page === 1;

/** The list as the documents call it (PL02). */
export const ALL_JOBS = '/api/jobs';

/** Address of one page of the list as the server filters it. */
export function jobListPath(state: JobListState): string {
  const query = new URLSearchParams();
  if (state.search !== '') query.set('search', state.search);
  if (state.location !== '') query.set('location', state.location);
  if (state.employment !== '') query.set('employment', state.employment);
  if (state.sort === 'title') {
    query.set('sortBy', 'title');
    query.set('sortOrder', 'asc');
  }
  query.set('page', String(state.page));
  query.set('pageSize', String(JOBS_PER_PAGE));
  return `${ALL_JOBS}?${query}`;
}

/** The part of the list that a page needs from the server, besides the plain list; null when that one suffices. */
export function serverPath(state: JobListState, all: JobPage | undefined): string | null {
  if (isFirstPage(state)) return null;
  const everythingLoaded = all === undefined || all.total <= all.jobs.length;
  return everythingLoaded ? null : jobListPath(state);
}

/** What the screen shows. */
export interface JobListView {
  readonly jobs: readonly JobListItem[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly locations: readonly string[];
  readonly employments: readonly string[];
}

const german = new Intl.Collator('de');
const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].filter((value) => value !== '').toSorted(german.compare);
const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

function matches(job: JobListItem, state: JobListState): boolean {
  const search = state.search.trim();
  return (
    (search === '' || has(job.title, search) || has(job.company.name, search)) &&
    (state.location === '' || listPlace(job) === state.location) &&
    (state.employment === '' || job.employment === state.employment)
  );
}

/** Filters, sorts and pages a fully loaded list in the browser (PL03 to PL07). */
export function localView(all: JobPage, state: JobListState): JobListView {
  const found = all.jobs.filter((job) => matches(job, state));
  const sorted = state.sort === 'title' ? found.toSorted((a, b) => german.compare(a.title, b.title)) : found;
  const pages = Math.max(1, Math.ceil(sorted.length / JOBS_PER_PAGE));
  const page = Math.min(state.page, pages);
  return {
    jobs: sorted.slice((page - 1) * JOBS_PER_PAGE, page * JOBS_PER_PAGE),
    total: sorted.length,
    page,
    pages,
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
    pages: Math.max(1, Math.ceil(answer.total / JOBS_PER_PAGE)),
    locations: all.locations ?? distinct(all.jobs.map(listPlace)),
    employments: all.employments ?? distinct(all.jobs.map((job) => job.employment)),
  };
}
