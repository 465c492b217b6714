import { sql, type Kysely } from 'kysely';

/** A message outlives the applications of its person, and stores that the person was never visible (decision 0079). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column unseen_application integer`.execute(db);
}
