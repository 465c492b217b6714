import { Readable } from 'node:stream';
import { readRange } from './range.ts';
import type { StoredFile } from './storage.ts';

/** A stream as the body of a response, opened when it is read (never for a HEAD); closing the connection ends the reading. */
export function bodyOf(open: () => Promise<Readable>): ReadableStream<Uint8Array> {
  let chunks: ReadableStreamDefaultReader<unknown> | undefined;
  return new ReadableStream(
    {
      pull: async (controller) => {
        chunks ??= Readable.toWeb(await open()).getReader();
        const { done, value } = await chunks.read();
        if (done) controller.close();
        else if (value instanceof Uint8Array) controller.enqueue(value);
      },
      cancel: () => chunks?.cancel(),
    },
    { highWaterMark: 0 },
  );
}

/** A file or the part of it that the Range header asks for. */
export function storedResponse(
  file: StoredFile,
  contentType: string,
  range: string | null,
  headers: Readonly<Record<string, string>>,
): Response {
  const { size } = file;
  const part = readRange(range, size);
  const shared = { ...headers, 'content-type': contentType, 'accept-ranges': 'bytes', 'last-modified': file.modified.toUTCString() };
  if (part === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...shared, 'content-range': `bytes */${size}` } });
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  return new Response(size === 0 ? null : bodyOf(() => file.read(start, end)), {
    status: part === null ? 200 : 206,
    headers: {
      ...shared,
      'content-length': String(end - start + 1),
      ...(part === null ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
    },
  });
}
