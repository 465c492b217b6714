import { Readable } from 'node:stream';
import { extract } from 'tar-stream';

export interface TarItem {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** May be left unread. */
  readonly content: AsyncIterable<Buffer>;
}

/** The archive ends too early or is invalid. */
export class ArchiveError extends Error {}

/** An archive that ends within an entry destroys its stream: pending reads reject with this code. */
const CUT_OFF = 'STREAM_DESTROYED';

/** An error with another code comes from the file or its compression, all others from the archive. */
const archiveError = (error: unknown): unknown =>
  error instanceof Error && (!('code' in error) || error.code === CUT_OFF) ? new ArchiveError(error.message, { cause: error }) : error;

async function* checked(content: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const part of content) if (part instanceof Buffer) yield part;
  } catch (error) {
    throw archiveError(error);
  }
}

/** Reads a tar archive entry by entry. @throws ArchiveError, or the error of the source */
export async function* untar(source: AsyncIterable<Buffer>): AsyncGenerator<TarItem> {
  const archive = extract();
  const input = Readable.from(source);
  input.on('error', (error) => archive.destroy(error)).pipe(archive);
  const entries = archive[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await entries.next().catch((error: unknown) => {
        throw archiveError(error);
      });
      if (next.done === true) return;
      const entry = next.value;
      yield { name: entry.header.name, size: entry.header.size ?? 0, content: checked(entry) };
      entry.resume();
    }
  } finally {
    input.destroy();
    archive.destroy();
  }
}
