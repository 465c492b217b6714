import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { UserId } from '../../ids.ts';

type Db = Kysely<Database>;

/** A part of an upload in the storage. */
export interface UploadPart {
  readonly key: string;
  readonly start: number;
}

export interface StoredUpload {
  readonly name: string;
  readonly size: number;
  readonly createdAt: Date;
  /** Bytes that are stored. */
  readonly offset: number;
}

export const insertUpload = async (
  db: Db,
  upload: { readonly id: string; readonly user_id: UserId | null; readonly name: string; readonly size: number },
): Promise<void> => {
  await db.insertInto('uploads').values(upload).execute();
};

export async function findUpload(db: Db, id: string): Promise<StoredUpload | null> {
  const row = await db
    .selectFrom('uploads as u')
    .leftJoin('upload_parts as p', 'p.upload_id', 'u.id')
    .select(['u.name', 'u.size', 'u.created_at as createdAt', sql<number>`coalesce(sum(p.size), 0)::int`.as('offset')])
    .where('u.id', '=', id)
    .groupBy('u.id')
    .executeTakeFirst();
  return row ?? null;
}

/** Announces a part before it is stored, so that a dead server leaves no file without a row. */
export async function insertPart(db: Db, id: string, { key, start }: UploadPart): Promise<void> {
  await db.insertInto('upload_parts').values({ upload_id: id, storage_key: key, start }).execute();
}

/** Confirms that a part is stored. @returns false when another request has stored the same bytes before */
export async function confirmPart(db: Db, id: string, { key, start }: UploadPart, size: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // One part after the other.
    const upload = await trx
      .updateTable('uploads')
      .set({ changed_at: sql`now()` })
      .where('id', '=', id)
      .executeTakeFirst();
    const { rows } = await sql<{ stored: boolean }>`
      select exists (select 1 from upload_parts where upload_id = ${id} and start = ${start} and size is not null) as stored`.execute(trx);
    if (upload.numUpdatedRows === 0n || rows[0]?.stored === true) return false;
    await trx.updateTable('upload_parts').set({ size }).where('storage_key', '=', key).execute();
    return true;
  });
}

/** The parts of an upload in their order, or all keys, stored or not. */
export async function partsOf(db: Db, id: string, which: 'stored' | 'all'): Promise<readonly { readonly key: string }[]> {
  let query = db.selectFrom('upload_parts').select('storage_key as key').where('upload_id', '=', id).orderBy('start');
  if (which === 'stored') query = query.where('size', 'is not', null);
  return query.execute();
}

export async function deletePart(db: Db, key: string): Promise<void> {
  await db.deleteFrom('upload_parts').where('storage_key', '=', key).execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/** The uploads of an account, the last used first. */
export async function uploadsOf(db: Db, userId: UserId): Promise<readonly string[]> {
  const rows = await db.selectFrom('uploads').select('id').where('user_id', '=', userId).orderBy('changed_at', 'desc').execute();
  return rows.map(({ id }) => id);
}

/** Number and stored bytes of all uploads without an account. */
export async function guestTotals(db: Db): Promise<{ readonly uploads: number; readonly bytes: number }> {
  const { uploads, bytes } = await db
    .selectFrom('uploads as u')
    .leftJoin('upload_parts as p', 'p.upload_id', 'u.id')
    .select([sql<string>`count(distinct u.id)`.as('uploads'), sql<string>`coalesce(sum(p.size), 0)`.as('bytes')])
    .where('u.user_id', 'is', null)
    .executeTakeFirstOrThrow();
  return { uploads: Number(uploads), bytes: Number(bytes) };
}

/** Uploads that began more than some milliseconds ago. */
export async function uploadsBefore(db: Db, age: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where(sql<boolean>`created_at < now() - ${age} * interval '1 millisecond'`)
    .execute();
  return rows.map(({ id }) => id);
}
