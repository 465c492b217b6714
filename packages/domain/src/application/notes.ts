/** A request to store notes; null and '' are none. */
export interface NotesRequest {
  readonly notes: string | null;
  /** Notes that the writer saw; undefined where a client does not send them. */
  readonly expectedNotes?: string | null | undefined;
}

/** In the form of responses. */
const asRead = (notes: string | null): string => (notes ?? '').trim();

/**
 * Whether storing would overwrite notes that the writer has not seen (O63). Equal notes are no conflict: the response to an
 * earlier attempt may have been lost.
 */
export function areNotesStale(stored: string | null, { notes, expectedNotes }: NotesRequest): boolean {
  if (expectedNotes === undefined) return false;
  return ![notes, expectedNotes].map(asRead).includes(asRead(stored));
}
