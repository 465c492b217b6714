import { fileMessages, HEAD_BYTES, startsAs } from '@stellwerk/domain';
import { extensionOf } from './files';

/**
 * Why a chosen file is refused for its content, by its first bytes (rule 4, W33); null when they are those of its extension.
 * @throws DOMException when the browser cannot read the file
 */
export async function contentError(file: File): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return startsAs(extensionOf(file.name), head) ? null : fileMessages.content;
}
