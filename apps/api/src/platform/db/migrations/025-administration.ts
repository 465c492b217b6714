import { sql, type Kysely } from 'kysely';

/** Counts of the administration: accounts by day and failed mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_created on users (created_at)`.execute(db);
  await sql`create index users_unconfirmed on users (id) where email_verified_at is null`.execute(db);
  await sql`create index outbox_failed on outbox (id) where failed_at is not null`.execute(db);
}
