import type { ApplicationSummary, SelectedApplication } from '@stellwerk/domain';

/** Selected rows by id, in selection order. */
export type Selection = ReadonlyMap<string, SelectedApplication>;

export const NOTHING: Selection = new Map();

/** Stored data of a selected row. */
export const selectedOf = ({ id, status, userId }: ApplicationSummary): SelectedApplication => ({ id, status, hasAccount: userId !== '' });

/** The selection with rows added or removed. */
export function withRows(selection: Selection, rows: readonly ApplicationSummary[], selected: boolean): Selection {
  const next = new Map(selection);
  for (const row of rows) {
    if (selected) next.set(row.id, selectedOf(row));
    else next.delete(row.id);
  }
  return next;
}

/** The rows of a range, both ends included; only the last if the first is not in the list. */
export function rangeOf(rows: readonly ApplicationSummary[], from: string | undefined, to: string): readonly ApplicationSummary[] {
  const [start, end] = [rows.findIndex(({ id }) => id === from), rows.findIndex(({ id }) => id === to)];
  return start === -1 ? rows.slice(end, end + 1) : rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How much of a page is selected. */
export function shareOf(selection: Selection, rows: readonly ApplicationSummary[]): 'none' | 'some' | 'all' {
  const count = rows.filter(({ id }) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/**
 * The selection with current data: the status of a visible row may have changed since its
 * selection.
 */
export const seenNow = (selection: Selection, rows: readonly ApplicationSummary[]): Selection =>
  withRows(
    selection,
    rows.filter(({ id }) => selection.has(id)),
    true,
  );

/** The selection without completed rows. */
export const without = (selection: Selection, ids: readonly string[]): Selection => {
  const gone = new Set(ids);
  return new Map([...selection].filter(([id]) => !gone.has(id)));
};
