import { fileMessages, HEAD_BYTES, startsAs } from '@stellwerk/domain';
import { extensionOf } from './files';

/**
 * Error message for a file whose first bytes do not match its extension (rule 4, W33); null if they
 * match.
 * @throws DOMException if the browser cannot read the file
 */
export async function contentError(file: File): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return startsAs(extensionOf(file.name), head) ? null : fileMessages.content;
}
