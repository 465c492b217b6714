import { CAPTIONS_EXTENSION, CAPTIONS_MEGABYTES, fileMessages, readCaptions } from '@stellwerk/domain';
import { labels } from './messages.de';

/** Value of the `accept` attribute. */
export const CAPTIONS_ACCEPT = `${CAPTIONS_EXTENSION},text/vtt`;

/** Why captions are not taken, by name, size and content, as the server decides; '' when they are. */
export async function captionsError(file: File): Promise<string> {
  if (!file.name.toLowerCase().endsWith(CAPTIONS_EXTENSION)) return labels.captionsType;
  if (file.size > CAPTIONS_MEGABYTES * 1024 * 1024) return fileMessages.size(CAPTIONS_MEGABYTES);
  return readCaptions(await file.arrayBuffer()) === null ? fileMessages.captions : '';
}
