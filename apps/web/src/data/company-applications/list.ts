import { matchesFilter, TABLE_FILTERS, type Application, type TableFilter } from '@stellwerk/domain';

/** Rows of one page of the table. */
export const APPLICATIONS_PER_PAGE = 20;

export const APPLICATION_SORTS = ['newest', 'oldest', 'name-asc', 'name-desc'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/** What the address of the tab says. */
export interface ApplicationListState {
  readonly search: string;
  readonly filter: TableFilter;
  /** '' for all postings. */
  readonly jobId: string;
  readonly sort: ApplicationSort;
  readonly page: number;
  /** Id of the application whose details are open; '' for none. */
  readonly open: string;
}

/** Reads the tab's state from the address; anything unknown is the default. */
export function readApplicationListState(query: URLSearchParams): ApplicationListState {
  const page = Number(query.get('page') ?? '1');
  return {
    search: query.get('search') ?? '',
    filter: TABLE_FILTERS.find((filter) => filter === query.get('status')) ?? 'all',
    jobId: query.get('jobId') ?? '',
    sort: APPLICATION_SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    open: query.get('application') ?? '',
  };
}

/** The query of a state; defaults are left out, so that a plain tab has a plain address. */
export function toApplicationQuery(state: ApplicationListState): Readonly<Record<string, string>> {
  return {
    search: state.search,
    status: state.filter === 'all' ? '' : state.filter,
    jobId: state.jobId,
    sort: state.sort === 'newest' ? '' : state.sort,
    page: state.page === 1 ? '' : String(state.page),
    application: state.open,
  };
}

export interface JobChoice {
  readonly id: string;
  readonly title: string;
}

/** What the tab shows. */
export interface ApplicationListView {
  readonly rows: readonly Application[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Number per filter, over what search and posting leave (A06). */
  readonly counts: Readonly<Record<TableFilter, number>>;
  readonly jobs: readonly JobChoice[];
}

const german = new Intl.Collator('de');
const has = (text: string, part: string): boolean => text.toLocaleLowerCase('de').includes(part.toLocaleLowerCase('de'));
const time = (application: Application): number => (application.createdAt === null ? 0 : Date.parse(application.createdAt));
const byName = (a: Application, b: Application): number =>
  german.compare(a.lastName || a.name, b.lastName || b.name) || german.compare(a.firstName, b.firstName);

const orders = {
  newest: (a, b) => time(b) - time(a),
  oldest: (a, b) => time(a) - time(b),
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
} as const satisfies Record<ApplicationSort, (a: Application, b: Application) => number>;

function jobChoices(applications: readonly Application[]): readonly JobChoice[] {
  const titles = new Map(applications.map(({ job }) => [job.id, job.title]));
  return [...titles].map(([id, title]) => ({ id, title })).toSorted((a, b) => german.compare(a.title, b.title));
}

function countPerFilter(applications: readonly Application[]): Readonly<Record<TableFilter, number>> {
  const count = (filter: TableFilter): number => applications.filter(({ status }) => matchesFilter(status, filter)).length;
  return {
    all: count('all'),
    new: count('new'),
    in_progress: count('in_progress'),
    interview: count('interview'),
    accepted: count('accepted'),
    rejected: count('rejected'),
  };
}

/** Filters, sorts and pages the loaded applications (CA08 to CA12). */
export function applicationView(all: readonly Application[], state: ApplicationListState): ApplicationListView {
  const search = state.search.trim();
  const reachable = all.filter(
    ({ name, job }) => (search === '' || has(name, search) || has(job.title, search)) && (state.jobId === '' || job.id === state.jobId),
  );
  const found = reachable.filter(({ status }) => matchesFilter(status, state.filter)).toSorted(orders[state.sort]);
  const pages = Math.max(1, Math.ceil(found.length / APPLICATIONS_PER_PAGE));
  const page = Math.min(state.page, pages);
  return {
    rows: found.slice((page - 1) * APPLICATIONS_PER_PAGE, page * APPLICATIONS_PER_PAGE),
    total: found.length,
    page,
    pages,
    counts: countPerFilter(reachable),
    jobs: jobChoices(all),
  };
}
