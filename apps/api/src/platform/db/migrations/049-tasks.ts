import { sql, type Kysely } from 'kysely';

/** Background tasks that run once for all servers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tasks (name text primary key, due_at timestamptz not null, leased_until timestamptz)`.execute(db);
}
