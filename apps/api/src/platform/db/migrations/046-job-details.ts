import { sql, type Kysely } from 'kysely';

/** When the work of a job begins: at once, or on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column starts_on text
    constraint jobs_starts_on_code check (starts_on ~ '^(immediately|[0-9]{4}-[0-9]{2}-[0-9]{2})$')`.execute(db);
}
