import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ApplicationsTable } from '../../platform/db/tables/applications.ts';
import type { ApplicationId } from '../../platform/ids.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Two clicks at the same moment: the second waits here until the first has been stored. */
export async function lockPayload(trx: Trx, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
}

/** The first application with this payload since a given time. */
export async function findByPayload(
  db: Db,
  hash: string,
  since: Date,
): Promise<{ readonly id: ApplicationId; readonly token: string } | null> {
  const first = await db
    .selectFrom('applications')
    .select(['id', 'reference_token as token'])
    .where('payload_hash', '=', hash)
    .where('created_at', '>', since)
    .orderBy('id')
    .executeTakeFirst();
  return first ?? null;
}

/** Inserts an application with the first entry of its history. @returns its id */
export async function insertApplication(trx: Trx, row: Insertable<ApplicationsTable> & { readonly created_at: Date }): Promise<number> {
  const { id } = await trx.insertInto('applications').values(row).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('application_status_history')
    .values({
      application_id: id,
      status: 'SUBMITTED',
      by_user_id: row.user_id ?? null,
      by_name: `${row.first_name} ${row.last_name}`,
      created_at: row.created_at,
    })
    .execute();
  return id;
}
