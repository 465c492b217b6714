import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MediaTable } from '../db/tables/operation.ts';
import type { PublicFile } from './public-files.ts';
import type { MediaId } from '../ids.ts';

/** Inserts the row of a public file, by which backups and deletion find it. An existing row stays. */
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

/** Deletes the row of a public file, once the file is deleted. */
export async function deletePublicFile(db: Kysely<Database>, filename: string): Promise<void> {
  await db.deleteFrom('media').where('filename', '=', filename).execute();
}

/** A public file of the storage, with its row. */
export type KeptMedia = Selectable<MediaTable>;

export async function insertMedia(db: Kysely<Database>, row: Insertable<MediaTable>): Promise<KeptMedia> {
  return db.insertInto('media').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function deleteMedia(db: Kysely<Database>, id: MediaId): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

/** Assigns a stored file to an entity. */
export async function bindMedia(db: Kysely<Database>, id: MediaId, entityType: string, entityId: number): Promise<void> {
  await db.updateTable('media').set({ entity_type: entityType, entity_id: entityId }).where('id', '=', id).execute();
}

/** The row of a file by its name on the wire; null for a path of the site and for none. */
export async function findMedia(db: Kysely<Database>, folder: PublicFile['folder'], filename: string | null): Promise<KeptMedia | null> {
  if (filename === null) return null;
  const row = await db.selectFrom('media').selectAll().where('folder', '=', folder).where('filename', '=', filename).executeTakeFirst();
  return row ?? null;
}

/** The row of a file by its number. */
export async function mediaWith(db: Kysely<Database>, id: MediaId): Promise<KeptMedia | null> {
  return (await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Whether a file is in use; in brackets, as `not` would bind to the first line alone. */
const shown = sql<boolean>`(
    exists (select 1 from companies where logo = media.filename)
    or exists (select 1 from users where avatar = media.filename)
    or exists (select 1 from team_members where avatar = media.filename)
    or exists (select 1 from jobs where video = media.filename or video_captions = media.filename)
    or exists (select 1 from focus_pages where cover_image = media.filename))`;

/** Unassigned files older than a given time that are not in use (O21). */
export async function unusedBefore(db: Kysely<Database>, moment: Date, limit: number): Promise<readonly KeptMedia[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('entity_id', 'is', null)
    .where('created_at', '<', moment)
    .where((eb) => eb.not(shown))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Assigned rows older than a given time that are not in use, such as a replaced logo: the next ones by their number. */
export async function unshownAfter(db: Kysely<Database>, id: MediaId, moment: Date, limit: number): Promise<readonly KeptMedia[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('id', '>', id)
    .where('entity_id', 'is not', null)
    .where('created_at', '<', moment)
    .where((eb) => eb.not(shown))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Number of these files in use. @param keys in the storage */
export async function countShown(db: Kysely<Database>, keys: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`storage_key = any(${[...keys]}::text[])`)
    .where(shown)
    .executeTakeFirstOrThrow();
  return count;
}
