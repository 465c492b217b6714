import type { Id } from '@stellwerk/domain';
import { STATUS_ALIASES, TABLE_FILTERS, type ApplicationListQuery, type TableFilter } from '@stellwerk/domain';
import { choiceIn, pageIn, textIn } from '../../../lists';
import { jobFilter, MINE, mineFilter, searchFilter } from '../list-query';

/** Rows per page of the table. */
export const APPLICATIONS_PER_PAGE = 20;

export const APPLICATION_SORTS = ['newest', 'oldest', 'name-asc', 'name-desc'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/** State of the tab in the URL. */
export interface ApplicationListState {
  readonly search: string;
  readonly filter: TableFilter;
  /** '' for all jobs. */
  readonly jobId: Id<'job'>;
  /** Filter: only the person's own responsibility. */
  readonly mine: boolean;
  readonly sort: ApplicationSort;
  readonly page: number;
  /** Id of the application with open details; '' for none. */
  readonly open: string;
}

/** Parses the tab's state from the URL; unknown values become the default. */
export function readApplicationListState(query: URLSearchParams): ApplicationListState {
  return {
    search: textIn(query, 'search'),
    filter: choiceIn(query, 'status', TABLE_FILTERS, 'all'),
    jobId: textIn(query, 'jobId'),
    mine: query.get('assigned') === MINE,
    sort: choiceIn(query, 'sort', APPLICATION_SORTS, 'newest'),
    page: pageIn(query),
    open: textIn(query, 'application'),
  };
}

/** The query of a state without default values, so that the default tab has a plain URL. */
export function toApplicationQuery(state: ApplicationListState): Readonly<Record<string, string>> {
  return {
    search: state.search,
    status: state.filter === 'all' ? '' : state.filter,
    jobId: state.jobId,
    assigned: state.mine ? MINE : '',
    sort: state.sort === 'newest' ? '' : state.sort,
    page: state.page === 1 ? '' : String(state.page),
    application: state.open,
  };
}

const orders = {
  newest: {},
  oldest: { sortOrder: 'asc' },
  'name-asc': { sortBy: 'name', sortOrder: 'asc' },
  'name-desc': { sortBy: 'name', sortOrder: 'desc' },
} as const satisfies Record<ApplicationSort, Pick<ApplicationListQuery, 'sortBy' | 'sortOrder'>>;

/** The query of the table's applications (CA08 to CA11). */
export function tableQuery({ search, filter, jobId, mine, sort, page }: ApplicationListState): ApplicationListQuery {
  return {
    ...searchFilter(search),
    ...(filter === 'all' ? {} : { status: STATUS_ALIASES[filter] }),
    ...jobFilter(jobId),
    ...mineFilter(mine),
    ...orders[sort],
    page,
    pageSize: APPLICATIONS_PER_PAGE,
  };
}
