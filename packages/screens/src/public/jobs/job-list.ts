import {
  DEFAULT_RADIUS,
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

/** Rows of one page of the list. */
export const JOBS_PER_PAGE = 20;

/** 'best': the best hits of a text first, and the newest where there is no text. */
export const JOB_LIST_SORTS = ['best', 'newest', 'title'] as const;
export type JobListSort = (typeof JOB_LIST_SORTS)[number];

/** Least pay in a year that can be asked for, in euros. */
export const PAY_STEPS = [30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 100_000] as const;

/** State of the list in the URL; '' means no filter. */
export interface JobListState {
  readonly search: string;
  readonly location: string;
  readonly employment: string;
  readonly workingModel: string;
  /** A place or postal code; '' is everywhere (O94). */
  readonly near: string;
  /** Kilometres around it. */
  readonly radius: Radius;
  /** Whether remote postings are left out. */
  readonly remote: 'include' | 'exclude';
  /** Least pay in a year, in euros; 0 is any. */
  readonly payMin: number;
  /** Whether postings without pay are left out. */
  readonly pay: 'any' | 'required';
  readonly sort: JobListSort;
  readonly page: number;
}

/** Reads the list's filters from the URL; anything unknown is the default. */
export const readJobListState = (query: URLSearchParams): JobListState => ({
  search: textIn(query, 'search'),
  location: textIn(query, 'location'),
  employment: textIn(query, 'employment'),
  workingModel: textIn(query, 'workingModel'),
  near: textIn(query, 'near').trim(),
  radius: RADII.find((radius) => String(radius) === query.get('radius')) ?? DEFAULT_RADIUS,
  remote: choiceIn(query, 'remote', ['include', 'exclude'], 'include'),
  payMin: amountIn(query, 'payMin'),
  pay: choiceIn(query, 'pay', ['any', 'required'], 'any'),
  sort: choiceIn(query, 'sort', JOB_LIST_SORTS, 'best'),
  page: pageIn(query),
});

/** What stands in the fields of a form that are named as in the URL; null when it is the state that they were drawn with. */
export function readEntered(form: HTMLFormElement, drawn: JobListState): JobListState | null {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  const entered = { ...readJobListState(query), page: drawn.page };
  return JSON.stringify(entered) === JSON.stringify(drawn) ? null : entered;
}

/** The filters without search, order and page: what chips name and a reset takes back. */
export const NO_FILTERS = {
  location: '',
  employment: '',
  workingModel: '',
  near: '',
  radius: DEFAULT_RADIUS,
  remote: 'include',
  payMin: 0,
  pay: 'any',
} as const satisfies Partial<JobListState>;

/** The query of a state; what is the default stays out. */
export const jobListParams = (state: JobListState) => ({
  search: state.search,
  location: state.location,
  employment: state.employment,
  workingModel: state.workingModel,
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
  /** The place around which was looked; null without one. */
  readonly near: NearPlace | null;
  /** Where there is what was not found near it; null where there is nothing, and where something was found. */
  readonly wider: WiderSearch | null;
  /** Why there is none although one was asked for, said at its field. */
  readonly nearProblem?: NearProblem;
}

/** Why nobody knows where to look. */
export interface NearProblem {
  readonly message: string;
  /** A known place that was probably meant. @default none is known */
  readonly suggestion?: string | undefined;
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
  near: page.near,
  wider: page.wider,
});

/** The parts of a page: what was asked for, what may pay that but does not say so in comparable figures, and what only comes near. */
export function partsOf({ jobs, note }: Pick<JobListView, 'jobs' | 'note'>, { payMin }: Pick<JobListState, 'payMin'>) {
  const all = jobs.slice(0, jobs.length - (note?.similar ?? 0));
  const isHit = ({ payRange }: JobListItem): boolean => payMin === 0 || payPerYear(payRange) !== null;
  return { hits: all.filter(isHit), unpaid: all.filter((job) => !isHit(job)), similar: jobs.slice(all.length) };
}
