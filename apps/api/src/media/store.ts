import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { PublicFile } from './public-files.ts';

/** Writes the row of a public file, by which backups and deletion find it. One that has its row already keeps it. */
export async function insertPublicFile(db: Kysely<Database>, file: PublicFile, size: number): Promise<void> {
  await db
    .insertInto('media')
    .values({
      folder: file.folder,
      filename: file.filename,
      original_filename: file.filename,
      content_type: file.contentType,
      size,
      storage_key: file.storageKey,
    })
    .onConflict((conflict) => conflict.column('filename').doNothing())
    .execute();
}
