import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { KeptFile } from '../documents/file-store.ts';
import { inIds } from '../application/store.ts';
import type { ApplicationId } from '../../platform/ids.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Applications past their day of deletion, the most overdue first. */
export async function dueApplications(db: Db, now: Date, limit: number): Promise<readonly number[]> {
  const rows = await db.selectFrom('applications').select('id').where('erase_at', '<=', now).orderBy('erase_at').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Whether an application is due for deletion; it is locked until the end of the transaction. */
export async function lockDue(trx: Trx, id: ApplicationId, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('erase_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Remains of a deleted application. */
export interface Deleted {
  readonly reference: string;
  /** Orphaned files. */
  readonly files: readonly KeptFile[];
}

/**
 * Keeps with the messages of applicants whether the company has seen who they are: after the deletion no other record shows it (decision
 * 0079).
 * @param ids applications that are about to be deleted
 */
async function keepUnseen(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update messages m set unseen_application = case when known.unseen then known.id end
    from (
      select a.user_id, a.company_id, max(a.id) as id, bool_and(b.blind) as unseen from applications a
      join applications b on b.user_id = a.user_id and b.company_id = a.company_id
      where ${inIds('a.id', ids)} group by a.user_id, a.company_id) known
    where m.user_id = known.user_id and m.company_id = known.company_id`.execute(trx);
}

/**
 * Keeps the record of a hire without the person, so that payouts can still be requested (O43, O83).
 * @param ids applications that are about to be deleted
 */
async function keepHires(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    insert into payout_hires (payout_id)
    select p.id from payouts p join applications a on a.id = p.application_id
    where ${inIds('a.id', ids)} and a.status = 'ACCEPTED'
    on conflict do nothing`.execute(trx);
}

/**
 * Keeps the data that outlive applications.
 * @param ids applications that are about to be deleted
 */
export async function keepWhatStays(trx: Trx, ids: readonly number[]): Promise<void> {
  await keepUnseen(trx, ids);
  await keepHires(trx, ids);
}

/**
 * Deletes an application with its dependent rows, except its files: they are unbound and marked as old, so that the daily job
 * finds any that are not removed after the transaction.
 * @returns null when it is already deleted
 */
export async function deleteApplication(trx: Trx, id: ApplicationId): Promise<Deleted | null> {
  await keepWhatStays(trx, [id]);
  const files = await trx
    .updateTable('application_documents')
    .set({ application_id: null, uploaded_by: null, name: '', created_at: new Date(0) })
    .where('application_id', '=', id)
    .returning(['id', 'storage_key as storageKey'])
    .execute();
  const deleted = await trx.deleteFrom('applications').where('id', '=', id).returning('reference_token as reference').executeTakeFirst();
  return deleted === undefined ? null : { ...deleted, files };
}
