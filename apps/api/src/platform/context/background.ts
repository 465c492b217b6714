import { errorFields, type Log } from '../log/log.ts';

/** Work outside of a response, because its duration would reveal what the response conceals. */
export interface Background {
  /** Starts work once the response is sent. It never throws; an error is logged under the given name. */
  start: (name: string, work: () => Promise<void>) => void;
  /** Resolves when all started work has ended. */
  settled: () => Promise<void>;
}

/** Runs tasks one after the other, to avoid starving requests of the database. */
export function createBackground(log: Log): Background {
  let last = Promise.resolve();
  return {
    start: (name, work) => {
      const before = last;
      const answered = new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
      last = Promise.all([before, answered])
        .then(work)
        .catch((error: unknown) => log('error', name, errorFields(error)));
    },
    settled: async () => {
      for (let seen: Promise<void> | undefined; seen !== last;) {
        seen = last;
        await seen;
      }
    },
  };
}
