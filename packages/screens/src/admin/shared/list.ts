import { choiceIn, everyWordMatcher, pageIn, textIn, type ListView } from '../../lists';

/** Rows on one page of every list of the administration. */
export const ADMIN_PAGE = 20;

/** State of a list in the URL. */
export interface AdminListState<Filter extends string> {
  readonly search: string;
  readonly filter: Filter;
  /** From 1; one that does not exist becomes the last one. */
  readonly page: number;
}

/** What such a list shows; its counts are over what the search leaves. */
export interface AdminListView<Row, Filter extends string> extends Omit<ListView<Row, unknown>, 'count'> {
  readonly count: (name: 'filter', value: Filter) => number;
}

/** What all lists of the administration have in common: every word that is searched for must be somewhere in the row. */
export const adminRules = { pageSize: ADMIN_PAGE, matcher: everyWordMatcher } as const;

/** The same of a page that the server has searched, filtered and counted. */
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

/** What such a list asks the server for; the server knows no filter for 'all'. */
export const pageQuery = <Filter extends string>({ search, filter, page }: AdminListState<Filter | 'all'>) => ({
  page,
  pageSize: ADMIN_PAGE,
  ...(search !== '' && { search }),
  ...(filter !== 'all' && { standing: filter }),
});

/** Reads such a list from the query of its URL; anything unknown is the default. */
export const readAdminList = <Filter extends string>(
  query: URLSearchParams,
  filters: readonly Filter[],
  all: Filter,
): AdminListState<Filter> => ({
  search: textIn(query, 'search'),
  filter: choiceIn(query, 'filter', filters, all),
  page: pageIn(query),
});

/** The query of such a list; what is the default is left out. */
export const writeAdminList = <Filter extends string>({ search, filter, page }: AdminListState<Filter>, all: Filter) => ({
  search,
  filter: filter === all ? '' : filter,
  page: page === 1 ? '' : String(page),
});
