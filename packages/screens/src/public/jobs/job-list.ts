import {
  byDetailFilter,
  DEFAULT_RADIUS,
  DETAIL_FILTERS,
  type DetailFilter,
  type JobListItem,
  type JobPage,
  type JobSearchNote,
  listPlace,
  type NearPlace,
  payPerYear,
  RADII,
  type Radius,
  type WiderSearch,
} from '@stellwerk/domain';
import { amountIn, choiceIn, pageIn, textIn } from '../../lists/list-query';

/** Rows per page of the list. */
export const JOBS_PER_PAGE = 20;

/** 'best': by relevance for a search text, otherwise the newest first. */
export const JOB_LIST_SORTS = ['best', 'newest', 'title'] as const;
export type JobListSort = (typeof JOB_LIST_SORTS)[number];

/** Options for the minimum pay per year, in euros. */
export const PAY_STEPS = [30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 100_000] as const;

/** State of the list in the URL; '' means no filter. */
export interface JobListState extends Readonly<Record<DetailFilter, string>> {
  readonly search: string;
  readonly location: string;
  readonly employment: string;
  readonly workingModel: string;
  /** A location or postal code; '' is everywhere (O94). */
  readonly near: string;
  /** Radius in kilometres. */
  readonly radius: Radius;
  /** Whether remote jobs are excluded. */
  readonly remote: 'include' | 'exclude';
  /** Minimum pay per year, in euros; 0 is any. */
  readonly payMin: number;
  /** Whether jobs without pay are excluded. */
  readonly pay: 'any' | 'required';
  readonly sort: JobListSort;
  readonly page: number;
}

/** Parses the list's filters from the URL; unknown values become the default. */
export const readJobListState = (query: URLSearchParams): JobListState => ({
  search: textIn(query, 'search'),
  location: textIn(query, 'location'),
  employment: textIn(query, 'employment'),
  workingModel: textIn(query, 'workingModel'),
  ...byDetailFilter((name) => choiceIn(query, name, DETAIL_FILTERS[name].kinds, '')),
  near: textIn(query, 'near').trim(),
  radius: RADII.find((radius) => String(radius) === query.get('radius')) ?? DEFAULT_RADIUS,
  remote: choiceIn(query, 'remote', ['include', 'exclude'], 'include'),
  payMin: amountIn(query, 'payMin'),
  pay: choiceIn(query, 'pay', ['any', 'required'], 'any'),
  sort: choiceIn(query, 'sort', JOB_LIST_SORTS, 'best'),
  page: pageIn(query),
});

/** Values of a form whose fields are named as in the URL; null if they equal the rendered state. */
export function readEntered(form: HTMLFormElement, drawn: JobListState): JobListState | null {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  const entered = { ...readJobListState(query), page: drawn.page };
  return JSON.stringify(entered) === JSON.stringify(drawn) ? null : entered;
}

/** The filters without search, order and page: those that chips show and a reset clears. */
export const NO_FILTERS = {
  location: '',
  employment: '',
  workingModel: '',
  ...byDetailFilter(() => ''),
  near: '',
  radius: DEFAULT_RADIUS,
  remote: 'include',
  payMin: 0,
  pay: 'any',
} as const satisfies Partial<JobListState>;

/** The query of a state without default values. */
export const jobListParams = (state: JobListState) => ({
  search: state.search,
  location: state.location,
  employment: state.employment,
  workingModel: state.workingModel,
  ...byDetailFilter((name) => state[name]),
  near: state.near,
  radius: state.near === '' || state.radius === DEFAULT_RADIUS ? '' : String(state.radius),
  remote: state.remote === 'include' ? '' : state.remote,
  payMin: state.payMin === 0 ? '' : String(state.payMin),
  pay: state.pay === 'any' ? '' : state.pay,
  sort: state.sort === 'best' ? '' : state.sort,
  page: state.page === 1 ? '' : String(state.page),
});

export const isFiltered = (state: JobListState): boolean => {
  const { sort: _sort, page: _page, ...filters } = jobListParams(state);
  return Object.values(filters).some((value) => value !== '');
};
/** Whether the state is the default one. */
export const isFirstPage = (state: JobListState): boolean => !isFiltered(state) && state.sort !== 'title' && state.page === 1;

/** Data of the screen. */
export interface JobListView {
  readonly jobs: readonly JobListItem[];
  readonly total: number;
  readonly page: number;
  readonly locations: readonly string[];
  readonly employments: readonly string[];
  /** Explanation of the text search; null without one. */
  readonly note: JobSearchNote | null;
  /** Location of the search; null without one. */
  readonly near: NearPlace | null;
  /**
   * Where matches exist if there are none nearby; null if there are none at all, or some nearby.
   */
  readonly wider: WiderSearch | null;
  /** Error of the location field; undefined for a valid location. */
  readonly nearProblem?: NearProblem;
}

/** Error of an unknown location. */
export interface NearProblem {
  readonly message: string;
  /** Suggested known location. @default none */
  readonly suggestion?: string | undefined;
}

export const byGerman = new Intl.Collator('de').compare;
const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)].filter((value) => value !== '').toSorted(byGerman);

/**
 * Data of the screen from a response.
 * @param page the rows of the requested page
 * @param all the default list, which contains the filter values
 */
export const jobListView = (page: JobPage, all: JobPage): JobListView => ({
  jobs: page.jobs.slice(0, JOBS_PER_PAGE),
  total: page.total,
  page: page.page,
  note: page.search,
  locations: all.locations ?? distinct(all.jobs.map(listPlace)),
  employments: all.employments ?? distinct(all.jobs.map((job) => job.employment)),
  near: page.near,
  wider: page.wider,
});

/**
 * The sections of a page: matches, jobs that may match but state no comparable pay, and approximate
 * matches.
 */
export function partsOf({ jobs, note }: Pick<JobListView, 'jobs' | 'note'>, { payMin }: Pick<JobListState, 'payMin'>) {
  const all = jobs.slice(0, jobs.length - (note?.similar ?? 0));
  const isHit = ({ payRange }: JobListItem): boolean => payMin === 0 || payPerYear(payRange) !== null;
  return { hits: all.filter(isHit), unpaid: all.filter((job) => !isHit(job)), similar: jobs.slice(all.length) };
}
