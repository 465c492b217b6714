import { textMatcher } from '@stellwerk/domain/text';

/** Sort direction. */
export type Direction = 'ascending' | 'descending';

/** The state of every list in the URL; each list adds its own filters. */
export interface ListState<Order extends string> {
  readonly search: string;
  /** @default the order of the list */
  readonly sort?: Order;
  /** @default 'ascending', the order as defined */
  readonly direction?: Direction;
  /** From 1; a page beyond the end becomes the last one. @default 1 */
  readonly page?: number;
}

/** Search, filters, order and page size of a list. */
export interface ListRules<Row, Filters, Order extends string> {
  /** Searched texts of a row. */
  readonly texts: (row: Row) => readonly string[];
  /** Predicates by filter name: whether a row matches a value, including the one for "all". */
  readonly filters: { readonly [Name in keyof Filters]: (row: Row, value: Filters[Name]) => boolean };
  /** @default none */
  readonly orders?: Readonly<Record<Order, (a: Row, b: Row) => number>>;
  /** Order of rows that are otherwise equal. @default the order of the list */
  readonly tie?: (a: Row, b: Row) => number;
  /** Rows per page. @default all of them */
  readonly pageSize?: number;
  /**
   * Whether a text matches the search.
   * @default it contains the search as a whole, regardless of case and spelling
   */
  readonly matcher?: (search: string) => (texts: readonly string[]) => boolean;
}

/** Matches texts that contain every searched word, in any order. */
export function everyWordMatcher(search: string): (texts: readonly string[]) => boolean {
  const terms = search.split(/\s+/u).map(textMatcher);
  return (texts) => terms.every((matches) => matches(texts));
}

/** Displayed rows and counts of a list. */
export interface ListView<Row, Filters> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Total over all pages. */
  readonly total: number;
  /** The current page. */
  readonly page: number;
  readonly pages: number;
  /** Number of rows for a value of a filter, with search and other filters applied (A06). */
  readonly count: <Name extends keyof Filters>(name: Name, value: Filters[Name]) => number;
}

/**
 * Client-side search, filter, sorting and pagination of all lists.
 * @returns a function that computes the view of a state
 */
export function listView<Row, Filters, Order extends string>({
  texts,
  filters,
  orders,
  tie = () => 0,
  pageSize = Number.MAX_SAFE_INTEGER,
  matcher = textMatcher,
}: ListRules<Row, Filters, Order>): (all: readonly Row[], state: ListState<Order> & Filters) => ListView<Row, Filters> {
  const passes = <Name extends keyof Filters>(row: Row, name: Name, value: Filters[Name]): boolean => filters[name](row, value);
  return (all, state) => {
    // Reading the texts is the most expensive step, so it runs once for the rows and all counts.
    const matches = matcher(state.search);
    const searched = all.filter((row) => matches(texts(row)));
    const without = (left: keyof Filters | null): readonly Row[] =>
      searched.filter((row) => {
        for (const name in filters) if (name !== left && !passes(row, name, state[name])) return false;
        return true;
      });
    const order = state.sort === undefined ? () => 0 : (orders?.[state.sort] ?? (() => 0));
    const sign = state.direction === 'descending' ? -1 : 1;
    const found = without(null).toSorted((a, b) => sign * order(a, b) || tie(a, b));
    const pages = Math.max(1, Math.ceil(found.length / pageSize));
    const page = Math.min(Math.max(1, state.page ?? 1), pages);
    return {
      rows: found.slice((page - 1) * pageSize, page * pageSize),
      total: found.length,
      page,
      pages,
      count: (name, value) => without(name).filter((row) => passes(row, name, value)).length,
    };
  };
}
