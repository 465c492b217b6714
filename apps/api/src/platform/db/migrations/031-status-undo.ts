import { sql, type Kysely } from 'kysely';

/** A status can be undone while its message waits (decision 0075). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table applications add column known_status text`.execute(db);
  await sql`
    alter table application_status_history
      add column undo_until timestamptz,
      add column taken_back_at timestamptz,
      add column taken_back_by text`.execute(db);
}
