/** Rows on one page of every list of the administration. */
export const ADMIN_PAGE = 20;

/** What the address of a list says. */
export interface AdminListState<Filter extends string> {
  readonly search: string;
  readonly filter: Filter;
  /** From 1; one that does not exist becomes the last one. */
  readonly page: number;
}

export interface AdminListView<Row, Filter extends string> {
  /** Those of the page. */
  readonly rows: readonly Row[];
  /** Number under a filter, over what the search leaves. */
  readonly countOf: (filter: Filter) => number;
  /** Over all pages. */
  readonly total: number;
  readonly page: number;
}

export interface AdminListRules<Row, Filter extends string> {
  readonly passes: (row: Row, filter: Filter) => boolean;
  /** What the search looks through. */
  readonly texts: (row: Row) => readonly string[];
}

const lower = (text: string): string => text.toLocaleLowerCase('de');

/** Searches, filters and pages a list; every word that is searched for must be somewhere in the row. */
export function adminListView<Row, Filter extends string>(
  all: readonly Row[],
  { search, filter, page: wanted }: AdminListState<Filter>,
  { passes, texts }: AdminListRules<Row, Filter>,
): AdminListView<Row, Filter> {
  const words = lower(search).split(/\s+/u).filter(Boolean);
  const found = all.filter((row) => {
    const text = lower(texts(row).join(' '));
    return words.every((word) => text.includes(word));
  });
  const shown = found.filter((row) => passes(row, filter));
  const page = Math.min(Math.max(1, wanted), Math.max(1, Math.ceil(shown.length / ADMIN_PAGE)));
  return {
    rows: shown.slice((page - 1) * ADMIN_PAGE, page * ADMIN_PAGE),
    countOf: (value) => found.filter((row) => passes(row, value)).length,
    total: shown.length,
    page,
  };
}
