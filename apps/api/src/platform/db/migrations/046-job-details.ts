import { sql, type Kysely } from 'kysely';

const DAY = '[0-9]{4}-[0-9]{2}-[0-9]{2}';

/** When the work of a job begins, and whether it ends: a code, or a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = { starts_on: 'immediately', contract: 'permanent|temporary' };
  for (const [column, codes] of Object.entries(columns)) {
    const check = `constraint jobs_${column}_code check (${column} ~ '^(${codes}|${DAY})$')`;
    await sql.raw(`alter table jobs add column ${column} text ${check}`).execute(db);
  }
}
