import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { QuarantineTable } from '../../db/tables/uploads.ts';

type Db = Kysely<Database>;

/** Why a file is in quarantine: it waits for its scan, or was infected and is deleted. */
type QuarantineState = QuarantineTable['state'];

/** Puts a file into quarantine, before it is stored. */
export async function insertQuarantined(db: Db, key: string): Promise<void> {
  await db.insertInto('quarantine').values({ storage_key: key, state: 'waiting' }).execute();
}

/** null for a file that may be delivered. */
export async function quarantineOf(db: Db, key: string): Promise<QuarantineState | null> {
  const row = await db.selectFrom('quarantine').select('state').where('storage_key', '=', key).executeTakeFirst();
  return row?.state ?? null;
}

/** Keys of the files that wait for their scan, the oldest first. */
export async function waitingFiles(db: Db, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('quarantine')
    .select('storage_key')
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Number of files that wait for their scan. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('quarantine')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Releases a clean file, or forgets a removed one. */
export async function releaseFile(db: Db, key: string): Promise<void> {
  await db.deleteFrom('quarantine').where('storage_key', '=', key).execute();
}

/** Notes that a file is deleted because it was infected. */
export async function markInfected(db: Db, key: string): Promise<void> {
  await db.updateTable('quarantine').set({ state: 'infected' }).where('storage_key', '=', key).execute();
}
