import { CAPTIONS_EXTENSION, CAPTIONS_MEGABYTES, fileMessages, readCaptions } from '@stellwerk/domain';
import { labels } from './messages.de';

/** Value of the `accept` attribute. */
export const CAPTIONS_ACCEPT = `${CAPTIONS_EXTENSION},text/vtt`;

/**
 * Error message for captions with a wrong name, size or content, by the server's rules; '' if they
 * are accepted.
 */
export async function captionsError(file: File): Promise<string> {
  if (!file.name.toLowerCase().endsWith(CAPTIONS_EXTENSION)) return labels.captionsType;
  if (file.size > CAPTIONS_MEGABYTES * 1024 * 1024) return fileMessages.size(CAPTIONS_MEGABYTES);
  return readCaptions(await file.arrayBuffer()) === null ? fileMessages.captions : '';
}
