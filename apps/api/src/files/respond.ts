import { Readable } from 'node:stream';
import { readRange } from '../media/range.ts';
import type { StoredFile } from './storage.ts';

/** A stream of bytes as the body of an answer; a visitor who leaves ends the reading. */
function bodyOf(bytes: Readable): ReadableStream<Uint8Array> {
  const chunks = Readable.toWeb(bytes).getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.read();
      if (done) controller.close();
      else if (value instanceof Uint8Array) controller.enqueue(value);
    },
    cancel: () => chunks.cancel(),
  });
}

/** A file or the part of it that the Range header asks for. */
export async function storedResponse(
  file: StoredFile,
  contentType: string,
  range: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { size } = file;
  const part = readRange(range, size);
  const shared = { ...headers, 'content-type': contentType, 'accept-ranges': 'bytes', 'last-modified': file.modified.toUTCString() };
  if (part === 'unsatisfiable') {
    await file.close();
    return new Response(null, { status: 416, headers: { ...shared, 'content-range': `bytes */${size}` } });
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (size === 0) await file.close();
  return new Response(size === 0 ? null : bodyOf(await file.read(start, end)), {
    status: part === null ? 200 : 206,
    headers: {
      ...shared,
      'content-length': String(end - start + 1),
      ...(part === null ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}
