/** The largest number of a row that the database can hold. */
export const MAX_ID = 2_147_483_647;

/** A positive integer that the database can store, from a path or a body; null for any other value. */
export function parseId(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_ID ? id : null;
}
