import { errorFields, type Log } from '../log/log.ts';

export interface Polling {
  readonly log: Log;
  /** Name of the log line of a failed run. */
  readonly event: string;
  /** Milliseconds between the end of a run and the next one. */
  readonly pause: number;
  /** @param mayContinue false once the polling is stopped */
  readonly run: (mayContinue: () => boolean) => Promise<void>;
}

/** Runs a task now and after every pause. A failed run is logged. @returns stops, and waits for the current run */
export function startPolling({ log, event, pause, run }: Polling): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const next = (): void => {
    running = run(() => !isStopped)
      .catch((error: unknown) => log('error', event, errorFields(error)))
      .finally(() => {
        if (!isStopped) timer = setTimeout(next, pause).unref();
      });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
