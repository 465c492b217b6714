import { sql, type Kysely } from 'kysely';

/** What the administration counts: accounts by day and mails that were given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_created on users (created_at)`.execute(db);
  await sql`create index users_unconfirmed on users (id) where email_verified_at is null`.execute(db);
  await sql`create index outbox_failed on outbox (id) where failed_at is not null`.execute(db);
}
