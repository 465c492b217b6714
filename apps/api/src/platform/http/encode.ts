import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts (not with q=0). */
export function chooseEncoding(accept: string | null): Encoding {
  const offered = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())
    .filter((item) => !/;\s*q=0(\.0*)?$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : 'identity';
}

/** Compresses bytes. @param quality of brotli, 0 to 11: low for content of one request, high for cached content */
export async function compress(bytes: Uint8Array, encoding: Encoding, quality = 4): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'br') return new Uint8Array(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  if (encoding === 'gzip') return new Uint8Array(await zip(bytes));
  return new Uint8Array(bytes);
}

/** Bytes below which compression costs more than it saves. */
export const COMPRESS_FROM = 1024;

/** A body that is written while it is read: the next piece is generated once the last one is consumed. */
export function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done === true) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
