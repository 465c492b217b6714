import type { Id } from '@stellwerk/domain';
import { STATUS_ALIASES, TABLE_FILTERS, type ApplicationListQuery, type TableFilter } from '@stellwerk/domain';
import { choiceIn, pageIn, textIn } from '../../../lists';
import { jobFilter, MINE, mineFilter, searchFilter } from '../list-query';

/** Rows of one page of the table. */
export const APPLICATIONS_PER_PAGE = 20;

export const APPLICATION_SORTS = ['newest', 'oldest', 'name-asc', 'name-desc'] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

/** State of the tab in the URL. */
export interface ApplicationListState {
  readonly search: string;
  readonly filter: TableFilter;
  /** '' for all jobs. */
  readonly jobId: Id<'job'>;
  /** Only those that the person is responsible for. */
  readonly mine: boolean;
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
    mine: query.get('assigned') === MINE,
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

/** The part of the applications that the table shows (CA08 to CA11). */
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
