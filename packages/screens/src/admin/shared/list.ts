import { choiceIn, everyWordMatcher, pageIn, textIn, type ListView } from '../../lists';

/** Rows per page of every list of the administration. */
export const ADMIN_PAGE = 20;

/** State of a list in the URL. */
export interface AdminListState<Filter extends string> {
  readonly search: string;
  readonly filter: Filter;
  /** From 1; a page beyond the end becomes the last one. */
  readonly page: number;
}

/** Rows and counts of a list; the counts apply the search but no filter. */
export interface AdminListView<Row, Filter extends string> extends Omit<ListView<Row, unknown>, 'count'> {
  readonly count: (name: 'filter', value: Filter) => number;
}

/** Common search of all lists of the administration: the row must contain every searched word. */
export const adminRules = { pageSize: ADMIN_PAGE, matcher: everyWordMatcher } as const;

/** The same for a page that the server has searched, filtered and counted. */
export const pageView = <Row, Filter extends string>(
  rows: readonly Row[],
  { page, total, counts }: { readonly page: number; readonly total: number; readonly counts: Readonly<Record<Filter, number>> },
): AdminListView<Row, Filter> => ({
  rows,
  total,
  page,
  pages: Math.max(1, Math.ceil(total / ADMIN_PAGE)),
  count: (_name, value) => counts[value],
});

/** Query parameters of the request; the server has no filter value for 'all'. */
export const pageQuery = <Filter extends string>({ search, filter, page }: AdminListState<Filter | 'all'>) => ({
  page,
  pageSize: ADMIN_PAGE,
  ...(search !== '' && { search }),
  ...(filter !== 'all' && { standing: filter }),
});

/** Parses the state of a list from the URL; unknown values become the default. */
export const readAdminList = <Filter extends string>(
  query: URLSearchParams,
  filters: readonly Filter[],
  all: Filter,
): AdminListState<Filter> => ({
  search: textIn(query, 'search'),
  filter: choiceIn(query, 'filter', filters, all),
  page: pageIn(query),
});

/** The query of a state without default values. */
export const writeAdminList = <Filter extends string>({ search, filter, page }: AdminListState<Filter>, all: Filter) => ({
  search,
  filter: filter === all ? '' : filter,
  page: page === 1 ? '' : String(page),
});
