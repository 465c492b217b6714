/** What a posting in a frame tells the page around it (O90). */
export interface EmbedHeight {
  readonly type: 'stellwerk:height';
  /** Height of the posting in CSS pixels, a whole number. */
  readonly height: number;
}

/** The message by which a posting in a frame tells how high it is (O90). */
export const embedHeight = (height: number): EmbedHeight => ({ type: 'stellwerk:height', height: Math.ceil(height) });

/** Whether the query of a job's page asks for the posting alone (O90). */
export const isEmbedded = (query: URLSearchParams): boolean => query.get('embed') === '1';
