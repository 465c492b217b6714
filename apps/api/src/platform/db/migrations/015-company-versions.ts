import { sql, type Kysely } from 'kysely';

/** By which a company is made only once, and two people who change it notice each other (decision 0041). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table companies
      add column version integer not null default 1,
      add column created_by integer references users on delete set null,
      add column creation_key text`.execute(db);
  await sql`create unique index companies_creation on companies (created_by, creation_key)`.execute(db);
}
