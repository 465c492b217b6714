import { ApiError } from '../errors';
import { fileMessages } from '../messages/files.de';
import { asObject, firstText } from '../wire/loose';

/** A file that the server has just stored. */
export interface StoredFile {
  /** '' when the response has only the file. */
  readonly url: string;
  /** '' when the response has only its URL, as for links to videos. */
  readonly filename: string;
}

/**
 * Reads the response to an upload.
 * @throws ApiError without URL and file (MD18)
 */
export function readStoredFile(answer: unknown): StoredFile {
  const stored = asObject(answer);
  const [url, filename] = [firstText(stored.url), firstText(stored.filename)];
  if (url === '' && filename === '') throw new ApiError('empty', fileMessages.notStored);
  return { url, filename };
}
