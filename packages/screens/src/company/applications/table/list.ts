import { matchesFilter, TABLE_FILTERS, type Application, type TableFilter } from '@stellwerk/domain';
import { choiceIn, listView, pageIn, textIn } from '../../../lists';

/** Rows of one page of the table. */
export const APPLICATIONS_PER_PAGE = 20;

export const APPLICATION_SORTS = ['newest', 'oldest', 'name-asc', 'name-desc'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/** State of the tab in the URL. */
export interface ApplicationListState {
  readonly search: string;
  readonly filter: TableFilter;
  /** '' for all jobs. */
  readonly jobId: string;
  readonly sort: ApplicationSort;
  readonly page: number;
  /** Id of the application whose details are open; '' for none. */
  readonly open: string;
}

/** Reads the tab's state from the address; anything unknown is the default. */
export function readApplicationListState(query: URLSearchParams): ApplicationListState {
  return {
    search: textIn(query, 'search'),
    filter: choiceIn(query, 'status', TABLE_FILTERS, 'all'),
    jobId: textIn(query, 'jobId'),
    sort: choiceIn(query, 'sort', APPLICATION_SORTS, 'newest'),
    page: pageIn(query),
    open: textIn(query, 'application'),
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
  /** Number per filter, over what search and job leave (A06). */
  readonly counts: Readonly<Record<TableFilter, number>>;
  readonly jobs: readonly JobChoice[];
}

const german = new Intl.Collator('de');
const time = (application: Application): number => (application.createdAt === null ? 0 : Date.parse(application.createdAt));
const byName = (a: Application, b: Application): number =>
  german.compare(a.lastName || a.name, b.lastName || b.name) || german.compare(a.firstName, b.firstName);

const orders = {
  newest: (a, b) => time(b) - time(a),
  oldest: (a, b) => time(a) - time(b),
  'name-asc': byName,
  'name-desc': (a, b) => byName(b, a),
} as const satisfies Record<ApplicationSort, (a: Application, b: Application) => number>;

export function jobChoices(applications: readonly Application[]): readonly JobChoice[] {
  const titles = new Map(applications.map(({ job }) => [job.id, job.title]));
  return [...titles].map(([id, title]) => ({ id, title })).toSorted((a, b) => german.compare(a.title, b.title));
}

const view = listView({
  texts: ({ name, job }: Application) => [name, job.title],
  filters: {
    jobId: ({ job }: Application, jobId: string) => jobId === '' || job.id === jobId,
    filter: ({ status }: Application, filter: TableFilter) => matchesFilter(status, filter),
  },
  orders,
  pageSize: APPLICATIONS_PER_PAGE,
});

/** Filters, sorts and pages the loaded applications (CA08 to CA12). */
export function applicationView(all: readonly Application[], state: ApplicationListState): ApplicationListView {
  const { rows, total, page, pages, count } = view(all, state);
  const counts = {
    all: count('filter', 'all'),
    new: count('filter', 'new'),
    in_progress: count('filter', 'in_progress'),
    interview: count('filter', 'interview'),
    accepted: count('filter', 'accepted'),
    rejected: count('filter', 'rejected'),
  };
  return { rows, total, page, pages, counts, jobs: jobChoices(all) };
}
