import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { scheduleTask } from '../processes/task.ts';
import type { Db } from './engine.ts';

const INTERVAL = 6 * 60 * 60 * 1000;

/** Deletes expired counters and sessions. */
async function deleteExpired(db: Db): Promise<void> {
  await sql`delete from rate_limits where expire < ${Date.now()}`.execute(db);
  await sql`delete from sessions where expires_at < now() - interval '7 days'`.execute(db);
}

/** Frees space and refreshes the planner's statistics; deletes expired counters and sessions. */
export async function maintain(db: Db): Promise<void> {
  await deleteExpired(db);
  await sql`vacuum analyze`.execute(db);
}

/** PostgreSQL frees space itself; the embedded database has no autovacuum. @returns stops the schedule and waits for an active run */
export const scheduleMaintenance = (context: Context): (() => Promise<void>) =>
  scheduleTask(context, {
    name: 'maintenance',
    every: INTERVAL,
    run: () => (context.engine.kind === 'pglite' ? maintain(context.db) : deleteExpired(context.db)),
  });
