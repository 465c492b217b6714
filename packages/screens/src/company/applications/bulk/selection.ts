import type { ApplicationSummary, SelectedApplication } from '@stellwerk/domain';

/** What is selected, by id, in the order in which it was chosen. */
export type Selection = ReadonlyMap<string, SelectedApplication>;

export const NOTHING: Selection = new Map();

/** What a selection knows of a row. */
export const selectedOf = ({ id, status, userId }: ApplicationSummary): SelectedApplication => ({ id, status, hasAccount: userId !== '' });

/** A selection with rows added or taken away. */
export function withRows(selection: Selection, rows: readonly ApplicationSummary[], selected: boolean): Selection {
  const next = new Map(selection);
  for (const row of rows) {
    if (selected) next.set(row.id, selectedOf(row));
    else next.delete(row.id);
  }
  return next;
}

/** The rows from one to another, both included; the last alone where the first is not among them. */
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

/** A selection as the person sees it now: rows that are shown may have another status than when they were chosen. */
export const seenNow = (selection: Selection, rows: readonly ApplicationSummary[]): Selection =>
  withRows(
    selection,
    rows.filter(({ id }) => selection.has(id)),
    true,
  );

/** A selection without those that are done. */
export const without = (selection: Selection, ids: readonly string[]): Selection => {
  const gone = new Set(ids);
  return new Map([...selection].filter(([id]) => !gone.has(id)));
};
