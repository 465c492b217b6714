import { once } from 'node:events';
import { pack, type Pack } from 'tar-stream';

export interface TarEntry {
  readonly name: string;
  /** Bytes of the content; the length is written before it. */
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

async function writeEntry(archive: Pack, { name, size, content }: TarEntry, at: Date): Promise<void> {
  const entry = archive.entry({ name, size, mtime: at, mode: 0o600 });
  let written = 0;
  for await (const chunk of content) {
    written += chunk.length;
    if (!entry.write(Buffer.from(chunk))) await once(entry, 'drain');
  }
  if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}.`);
  const closed = once(entry, 'close');
  entry.end(Buffer.alloc(0));
  await closed;
}

/**
 * Writes a tar archive piece by piece, readable by any `tar`.
 * @throws when the length of a content differs from its declared length
 */
export async function* tar(entries: AsyncIterable<TarEntry>, at: Date): AsyncGenerator<Buffer> {
  const archive = pack();
  const writing = (async () => {
    for await (const entry of entries) await writeEntry(archive, entry, at);
    archive.finalize();
  })();
  writing.catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error('The archive could not be written.')));
  for await (const part of archive) if (part instanceof Buffer) yield part;
  await writing;
}
