import { sql, type Kysely } from 'kysely';

/** Keys that create a company only once, and versions that detect concurrent changes (decision 0041). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      add column version integer not null default 1,
      add column created_by integer references users on delete set null,
      add column creation_key text`.execute(db);
  await sql`create unique index companies_creation on companies (created_by, creation_key)`.execute(db);
}
