import { sql, type Kysely } from 'kysely';

/** Mailboxes: one of the platform (O75), an unread count for each, and a key that sends a message only once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column hidden_for_platform boolean not null default false, add column request_key text`.execute(db);
  await sql`create unique index messages_request on messages (company_id, sender_type, request_key)`.execute(db);
  await sql`create index messages_unread_company on messages (company_id) where recipient_type = 'company' and not is_read`.execute(db);
  await sql`create index messages_unread_user on messages (user_id) where recipient_type = 'user' and not is_read`.execute(db);
  await sql`create index messages_platform on messages (created_at desc, id desc) where recipient is not null`.execute(db);
  await sql`create index messages_unread_platform on messages (id)
    where recipient is not null and sender_type = 'company' and not is_read`.execute(db);
}
