import { sql, type Kysely } from 'kysely';

/** A mail goes with its application, and what has left is dropped: older versions have kept every text and link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column application_id integer references applications on delete cascade`.execute(db);
  await sql`create index outbox_application on outbox (application_id)`.execute(db);
  await sql`
    update outbox set body_text = '', body_html = null, headers = '{}'
    where sent_at is not null or failed_at is not null`.execute(db);
}
