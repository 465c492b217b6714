import { sql } from 'kysely';
import type { Db } from './engine.ts';

/** Deletes expired counters and sessions. */
export async function deleteExpired(db: Db): Promise<void> {
  await sql`delete from rate_limits where expire < ${Date.now()}`.execute(db);
  await sql`delete from sessions where expires_at < now() - interval '7 days'`.execute(db);
}

/** Frees space and refreshes the planner's statistics; deletes expired counters and sessions. */
export async function maintain(db: Db): Promise<void> {
  await deleteExpired(db);
  await sql`vacuum analyze`.execute(db);
}
