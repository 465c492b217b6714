import { textMatcher } from '@stellwerk/domain/text';

/** Which way a list is sorted. */
export type Direction = 'ascending' | 'descending';

/** The state of every list in the URL; each list adds its own filters. */
export interface ListState<Order extends string> {
  readonly search: string;
  /** @default the order of the list */
  readonly sort?: Order;
  /** @default 'ascending', which is the order as it is written */
  readonly direction?: Direction;
  /** From 1; one that does not exist becomes the last one. @default 1 */
  readonly page?: number;
}

/** How a list is searched, filtered, sorted and paged. */
export interface ListRules<Row, Filters, Order extends string> {
  /** What the search reads. */
  readonly texts: (row: Row) => readonly string[];
  /** By the name of a filter: whether a row passes one of its values, the one for "all" included. */
  readonly filters: { readonly [Name in keyof Filters]: (row: Row, value: Filters[Name]) => boolean };
  /** @default none */
  readonly orders?: Readonly<Record<Order, (a: Row, b: Row) => number>>;
  /** Decides between rows that the order leaves equal. @default the order of the list */
  readonly tie?: (a: Row, b: Row) => number;
  /** Rows on a page. @default all of them */
  readonly pageSize?: number;
  /** What a search finds. @default texts that hold it as a whole, in any case and spelling */
  readonly matcher?: (search: string) => (texts: readonly string[]) => boolean;
}

/** Finds texts that hold every word of a search, in any order. */
export function everyWordMatcher(search: string): (texts: readonly string[]) => boolean {
  const terms = search.split(/\s+/u).map(textMatcher);
  return (texts) => terms.every((matches) => matches(texts));
}

/** What a list shows. */
export interface ListView<Row, Filters> {
  /** The rows of the page. */
  readonly rows: readonly Row[];
  /** Over all pages. */
  readonly total: number;
  /** The page that is shown. */
  readonly page: number;
  readonly pages: number;
  /** Number under one value of a filter, over what the search and the other filters leave (A06). */
  readonly count: <Name extends keyof Filters>(name: Name, value: Filters[Name]) => number;
}

/** The engine of all lists in the browser. @returns a function that makes the view of a state */
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
    // Reading texts is by far the most work, so it is done once for the rows and all counts.
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
