/** An empty text of the demo data becomes null in the database. */
export const orNull = (text: string): string | null => (text === '' ? null : text);

export const when = (iso: string): Date => new Date(iso);

const CHUNK = 100;

/** Inserts rows in portions: a statement accepts a limited number of values. */
export async function insertAll<T>(rows: readonly T[], insert: (portion: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await insert(rows.slice(start, start + CHUNK));
}
