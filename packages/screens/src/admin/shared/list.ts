import { everyWordMatcher, type ListView } from '../../lists';

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
