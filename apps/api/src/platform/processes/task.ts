import { sql, type Kysely } from 'kysely';
import type { Context } from '../context/context.ts';
import type { Database } from '../db/schema.ts';
import { startPolling } from './poll.ts';

/** Milliseconds between two looks at the due time. */
const POLL = 10_000;
/** Milliseconds after which a task that failed, or whose server died, is free again. */
const LEASE = 60 * 60 * 1000;

/** A background task with a due time for all servers together. */
export interface Task {
  /** Its row, its label in the metrics, and its log line when it fails. */
  readonly name: string;
  /** Milliseconds between two runs, and until the first one of a new database. */
  readonly every: number;
  readonly run: () => Promise<void>;
}

/** Assigns a due task to this server. @returns when it was due; null while it is not, or belongs to another server */
async function claimTask(db: Kysely<Database>, { name, every }: Task, now: Date): Promise<Date | null> {
  await db
    .insertInto('tasks')
    .values({ name, due_at: new Date(now.getTime() + every) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .updateTable('tasks')
    .set({ leased_until: new Date(now.getTime() + LEASE) })
    .where('name', '=', name)
    .where('due_at', '<=', now)
    .where(sql<boolean>`coalesce(leased_until <= ${now}, true)`)
    .returning('due_at')
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Runs a task when it is due, on one of the servers of a database. @returns stops, and waits for the current run */
export function scheduleTask({ db, now, log, metrics }: Pick<Context, 'db' | 'now' | 'log' | 'metrics'>, task: Task): () => Promise<void> {
  const run = async (): Promise<void> => {
    const started = now();
    const due = await claimTask(db, task, started);
    if (due === null) return;
    metrics.startedTask(task.name, (started.getTime() - due.getTime()) / 1000);
    await task.run();
    await db
      .updateTable('tasks')
      .set({ due_at: new Date(started.getTime() + task.every), leased_until: null })
      .where('name', '=', task.name)
      .execute();
  };
  return startPolling({ log, event: task.name, pause: POLL, run });
}
