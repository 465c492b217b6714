import { makeZip } from 'client-zip';
import { disposition } from '../platform/files/storage/names.ts';
import { bodyOf } from '../platform/files/storage/respond.ts';
import type { StoredFile } from '../platform/files/storage/storage.ts';

/** One file of an archive: a text, or a file of the storage, which is opened when it is written. */
export interface ZipEntry {
  /** Path in the archive, with slashes. */
  readonly name: string;
  readonly content: string | StoredFile;
  readonly modified: Date;
}

async function* inputsOf(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, content, modified: lastModified } of entries) {
    const isEmpty = typeof content !== 'string' && content.size === 0;
    const input = typeof content === 'string' ? content : isEmpty ? '' : bodyOf(() => content.read(0, content.size - 1));
    yield { name, lastModified, input };
  }
}

/** An archive as a download. It is written while it is read: at most a piece of one file is in memory at a time. */
export function zipResponse(filename: string, entries: AsyncIterable<ZipEntry>): Response {
  return new Response(makeZip(inputsOf(entries)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': disposition('attachment', filename),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}
