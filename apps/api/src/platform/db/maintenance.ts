import { sql } from 'kysely';
import type { Log } from '../log/log.ts';
import { errorFields } from '../log/log.ts';
import type { Db } from './engine.ts';

const INTERVAL = 6 * 60 * 60 * 1000;

/** Frees space and refreshes the planner's statistics; deletes expired counters. */
export async function maintain(db: Db): Promise<void> {
  await sql`delete from rate_limits where expire < ${Date.now()}`.execute(db);
  await sql`delete from sessions where expires_at < now() - interval '7 days'`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** The embedded database has no autovacuum. @returns stops the schedule. */
export function scheduleMaintenance(db: Db, log: Log): () => void {
  const timer = setInterval(() => {
    maintain(db).catch((error: unknown) => log('error', 'maintenance', errorFields(error)));
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
