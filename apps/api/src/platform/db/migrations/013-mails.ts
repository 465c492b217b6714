import { sql, type Kysely } from 'kysely';

/** A mail is deleted with its application, and content is deleted once sent: older versions have kept all texts and links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column application_id integer references applications on delete cascade`.execute(db);
  await sql`create index outbox_application on outbox (application_id)`.execute(db);
  await sql`
    update outbox set body_text = '', body_html = null, headers = '{}'
    where sent_at is not null or failed_at is not null`.execute(db);
}
