import type { Context } from '../context/context.ts';
import { deleteExpired, maintain } from '../db/maintenance.ts';
import { scheduleTask } from './task.ts';

const INTERVAL = 6 * 60 * 60 * 1000;

/** PostgreSQL frees space itself; the embedded database has no autovacuum. @returns stops the schedule and waits for an active run */
export const scheduleMaintenance = (context: Context): (() => Promise<void>) =>
  scheduleTask(context, {
    name: 'maintenance',
    every: INTERVAL,
    run: () => (context.engine.kind === 'pglite' ? maintain(context.db) : deleteExpired(context.db)),
  });
