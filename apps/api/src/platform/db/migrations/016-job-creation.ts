import { sql, type Kysely } from 'kysely';

/** Keys that create a job only once (decision 0042). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column creation_key text`.execute(db);
  await sql`create unique index jobs_creation on jobs (company_id, created_by, creation_key)`.execute(db);
}
