import { publishedDate, type CompanyJob } from '@stellwerk/domain';
import { listView } from '../../lists';
import { sortChange, type Direction } from '../shared/SortChips';

export const JOB_FILTERS = ['all', 'active', 'inactive'] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

export type JobListSort = 'createdAt' | 'publishedAt' | 'title' | 'applications' | 'views';

/** Variants of the list: the dashboard's tab, and the two of its page (A16, 002 §2). */
export type JobListPreset = 'dashboard' | 'a' | 'b';

interface Preset {
  /** Sort fields in order; the first is the default, descending. */
  readonly sorts: readonly JobListSort[];
  /** Searched texts. */
  readonly searched: (job: CompanyJob) => readonly string[];
  /** The date shown in a row. */
  readonly day: 'created' | 'published';
}

const facts = (job: CompanyJob): readonly string[] => [job.title, job.city, job.location, job.employment, job.workingModel];

export const jobListPresets = {
  dashboard: { sorts: ['createdAt', 'title', 'applications'], searched: facts, day: 'created' },
  a: { sorts: ['createdAt', 'title'], searched: (job) => [job.title, job.city, job.workingModel, job.employment], day: 'created' },
  b: { sorts: ['publishedAt', 'title', 'applications', 'views'], searched: (job) => [job.title, job.location, job.city], day: 'published' },
} as const satisfies Record<JobListPreset, Preset>;

/** State of the list in the URL. */
export interface JobListState {
  readonly search: string;
  readonly filter: JobFilter;
  readonly sort: JobListSort;
  readonly direction: Direction;
  /** From 1. */
  readonly page: number;
}

/** Rows per page: a company may have hundreds of jobs. */
export const JOB_PAGE_SIZE = 25;

/** The initial state of a list. */
export function defaultJobListState(preset: JobListPreset): JobListState {
  return { search: '', filter: 'all', sort: jobListPresets[preset].sorts[0], direction: 'descending', page: 1 };
}

/**
 * Selects a sort field; selecting the current one again reverses the direction (JM08). A new field
 * starts with its most useful direction: from A, or the highest first.
 */
export const chooseSort = (state: JobListState, sort: JobListSort): Pick<JobListState, 'sort' | 'direction' | 'page'> =>
  sortChange(state, sort, sort === 'title' ? 'ascending' : 'descending');

const german = new Intl.Collator('de');
const time = (iso: string | null): number => (iso === null ? 0 : Date.parse(iso));

const orders = {
  createdAt: (a, b) => time(a.createdAt) - time(b.createdAt),
  publishedAt: (a, b) => time(publishedDate(a)) - time(publishedDate(b)),
  title: (a, b) => german.compare(a.title, b.title),
  applications: (a, b) => a.applications - b.applications,
  views: (a, b) => (a.views ?? 0) - (b.views ?? 0),
} as const satisfies Record<JobListSort, (a: CompanyJob, b: CompanyJob) => number>;

const passes = (job: CompanyJob, filter: JobFilter): boolean => filter === 'all' || job.active === (filter === 'active');

export interface JobListView {
  /** The rows of the page. */
  readonly rows: readonly CompanyJob[];
  /** The current page: the last one if the requested one is beyond the end. */
  readonly page: number;
  /** Number per filter, of the jobs that match the search. */
  readonly counts: Readonly<Record<JobFilter, number>>;
}

const viewOf = (preset: JobListPreset) =>
  listView({
    texts: jobListPresets[preset].searched,
    filters: { filter: passes },
    orders,
    tie: (a, b) => german.compare(a.title, b.title),
    pageSize: JOB_PAGE_SIZE,
  });

const views = { dashboard: viewOf('dashboard'), a: viewOf('a'), b: viewOf('b') } as const satisfies Record<JobListPreset, unknown>;

/** Searches, filters, sorts and pages a company's jobs (JM05 to JM10). */
export function jobListView(jobs: readonly CompanyJob[], state: JobListState, preset: JobListPreset): JobListView {
  const { rows, page, count } = views[preset](jobs, state);
  return { rows, page, counts: { all: count('filter', 'all'), active: count('filter', 'active'), inactive: count('filter', 'inactive') } };
}
