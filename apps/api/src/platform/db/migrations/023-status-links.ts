import { sql, type Kysely } from 'kysely';

/**
 * Every mail about an application contains its own secret, so that links in older mails still work (decision 0065). Only its
 * hash is stored; the former single hash was never written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table application_status_links (
      token_hash text primary key,
      application_id integer not null references applications on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index application_status_links_application on application_status_links (application_id)`.execute(db);
  await sql`alter table applications drop column status_token_hash`.execute(db);
}
