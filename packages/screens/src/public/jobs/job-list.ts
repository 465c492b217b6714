import { type JobListItem, type JobPage, type JobSearchNote, listPlace } from '@stellwerk/domain';
import { choiceIn, pageIn, textIn } from '../../lists/list-query';

/** Rows of one page of the list. */
export const JOBS_PER_PAGE = 20;

/** 'best': the best hits of a text first, and the newest where there is no text. */
export const JOB_LIST_SORTS = ['best', 'newest', 'title'] as const;
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
  sort: choiceIn(query, 'sort', JOB_LIST_SORTS, 'best'),
  page: pageIn(query),
});

export const isFiltered = (state: JobListState): boolean => state.search !== '' || state.location !== '' || state.employment !== '';
/** Whether the state is that of the plain list. */
export const isFirstPage = (state: JobListState): boolean => !isFiltered(state) && state.sort !== 'title' && state.page === 1;

/** What the screen shows. */
export interface JobListView {
  readonly jobs: readonly JobListItem[];
  readonly total: number;
  readonly page: number;
  readonly locations: readonly string[];
  readonly employments: readonly string[];
  /** How the text was looked for; null without one. */
  readonly note: JobSearchNote | null;
}

export const byGerman = new Intl.Collator('de').compare;
const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)].filter((value) => value !== '').toSorted(byGerman);

/**
 * What the screen shows of an answer.
 * @param page the rows that the state asks for
 * @param all the plain list, which has the values of the filters
 */
export const jobListView = (page: JobPage, all: JobPage): JobListView => ({
  jobs: page.jobs.slice(0, JOBS_PER_PAGE),
  total: page.total,
  page: page.page,
  note: page.search,
  locations: all.locations ?? distinct(all.jobs.map(listPlace)),
  employments: all.employments ?? distinct(all.jobs.map((job) => job.employment)),
});

/** Finds the page of a state in a fully loaded list. What filters comes with the first filter: the plain list needs none of it. */
export async function findJobs(all: JobPage, state: JobListState): Promise<JobPage> {
  const { filterJobs } = await import('./job-filter');
  return filterJobs(all, state);
}
