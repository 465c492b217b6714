import { sql, type Kysely } from 'kysely';

/**
 * Every mail about an application carries a secret of its own, so that an older mail still leads there (decision 0065). Only its
 * hash is stored; nothing has ever written the single hash of before.
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
