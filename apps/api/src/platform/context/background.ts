import { errorFields, type Log } from '../log/log.ts';

/** Work that an answer must not wait for, because its length would tell what the answer keeps to itself. */
export interface Background {
  /** Begins a piece of work once the answer is on its way. It never throws; a failure is logged under its name. */
  start: (name: string, work: () => Promise<void>) => void;
  /** Resolves when everything that was started has ended. */
  settled: () => Promise<void>;
}

/** Runs pieces of work one after the other, so that many at once do not take the database from the answers. */
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
