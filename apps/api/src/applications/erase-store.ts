import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

type Db = Kysely<Database>;

/** Applications past their day of deletion, the longest due first. */
export async function dueApplications(db: Db, now: Date, limit: number): Promise<readonly number[]> {
  const rows = await db.selectFrom('applications').select('id').where('erase_at', '<=', now).orderBy('erase_at').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function storageKeysOf(db: Db, applicationId: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('application_documents').select('storage_key').where('application_id', '=', applicationId).execute();
  return rows.map((row) => row.storage_key);
}

/**
 * Deletes an application, unless its day has been moved in the meantime.
 * @param note is told its reference before the deletion is final, and prevents it by failing
 */
export async function deleteDue(db: Db, id: number, now: Date, note: (reference: string) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom('applications')
      .where('id', '=', id)
      .where('erase_at', '<=', now)
      .returning('reference_token')
      .executeTakeFirst();
    if (deleted !== undefined) await note(deleted.reference_token);
  });
}
