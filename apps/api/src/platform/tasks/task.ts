import type { Context } from '../context/context.ts';
import { startPolling } from '../processes/poll.ts';
import { claimTask, finishTask } from './store.ts';

/** Milliseconds between two looks at the due time. */
const POLL = 10_000;
/** A background task with a due time for all servers together. */
export interface Task {
  /** Its row, its label in the metrics, and its log line when it fails. */
  readonly name: string;
  /** Milliseconds between two runs, and until the first one of a new database. */
  readonly every: number;
  readonly run: () => Promise<void>;
}

/** Runs a task when it is due, on one of the servers of a database. @returns stops, and waits for the current run */
export function scheduleTask({ db, now, log, metrics }: Pick<Context, 'db' | 'now' | 'log' | 'metrics'>, task: Task): () => Promise<void> {
  const run = async (): Promise<void> => {
    const started = now();
    const due = await claimTask(db, task, started);
    if (due === null) return;
    metrics.startedTask(task.name, (started.getTime() - due.getTime()) / 1000);
    await task.run();
    await finishTask(db, task.name, new Date(started.getTime() + task.every));
  };
  return startPolling({ log, event: task.name, pause: POLL, run });
}
