/** What somebody wants to store as notes; null and '' are none. */
export interface NotesRequest {
  readonly notes: string | null;
  /** What the writer saw; undefined where a client does not say so. */
  readonly expectedNotes?: string | null | undefined;
}

/** As readers of answers have it. */
const asRead = (notes: string | null): string => (notes ?? '').trim();

/**
 * Whether storing would destroy notes that the writer has not seen (O63). What is stored already is no such case: the answer of an
 * earlier try may have been lost.
 */
export function areNotesStale(stored: string | null, { notes, expectedNotes }: NotesRequest): boolean {
  if (expectedNotes === undefined) return false;
  return ![notes, expectedNotes].map(asRead).includes(asRead(stored));
}
