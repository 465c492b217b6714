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

/** What an uploaded public file belongs to. */
export interface FileOwner {
  readonly entityType: 'job' | 'company' | 'member' | 'user' | 'focus-page';
  readonly entityId: number;
  readonly companyId: number | null;
  readonly userId: number;
}

/** Writes the row of a file that somebody uploads; before the file itself, so that a crash leaves none without a row. */
export async function insertUploadedFile(
  db: Kysely<Database>,
  file: PublicFile,
  owner: FileOwner,
  { name, size, now }: { readonly name: string; readonly size: number; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('media')
    .values({
      folder: file.folder,
      filename: file.filename,
      original_filename: name,
      content_type: file.contentType,
      size,
      storage_key: file.storageKey,
      entity_type: owner.entityType,
      entity_id: owner.entityId,
      company_id: owner.companyId,
      uploaded_by: owner.userId,
      created_at: now,
    })
    .execute();
}

/** Deletes the row of a public file, once the file is gone. */
export async function deletePublicFile(db: Kysely<Database>, filename: string): Promise<void> {
  await db.deleteFrom('media').where('filename', '=', filename).execute();
}
