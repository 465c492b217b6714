import { sql, type Kysely } from 'kysely';

/** A rejection has an internal reason and a text to the applicant, which a job may provide (decision 0076). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_status_history add column reason text, add column message text`.execute(db);
  await sql`alter table jobs add column rejection_text text`.execute(db);
}
