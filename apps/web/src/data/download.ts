import { ask, handleError, readText, type SendOptions } from './client';
import type { NamedCall, ReadInput } from './call-input';
import { decode, errorOf, isOk, type RawAnswer } from './decode';
import { currentToken } from './session';

/** A file, or the error response. */
async function readFile(response: Response, alive: () => void): Promise<Blob | RawAnswer> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || response.body === null || type.includes('text/html')) return readText(response, alive);
  const pieces: BlobPart[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(pieces, { type });
    alive();
    pieces.push(value);
  }
}

/**
 * The file of a call's response, byte for byte. It may take any time as long as data arrive: the timeout of a call
 * (EN50) applies from piece to piece.
 * @throws ApiError on any error
 */
export async function download<C extends NamedCall>(call: C, input: ReadInput<C>, options: SendOptions = {}): Promise<Blob> {
  const token = currentToken();
  const file = await ask(call, input, options, readFile);
  if (file instanceof Blob) return file;
  // A page instead of the file is an error, regardless of its status.
  if (isOk(file)) decode(file);
  const error = errorOf(file);
  handleError(call, error, options, token);
  throw error;
}
