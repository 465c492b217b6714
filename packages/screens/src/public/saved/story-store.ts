import type { NamedJob } from '@stellwerk/domain';
import type { SavedStore } from './store';

/**
 * Saved jobs in memory, for stories only.
 * @param fails whether saving and removing fail, after the optimistic change
 */
export function storySaved(saved: readonly string[] = [], fails?: Error): SavedStore {
  let ids: ReadonlySet<string> = new Set(saved);
  const listeners = new Set<() => void>();
  const mark = ({ id }: NamedJob, on: boolean): void => {
    ids = new Set(on ? [...ids, id] : [...ids].filter((other) => other !== id));
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ids: () => ids,
    set: async (job, on) => {
      mark(job, on);
      await Promise.resolve();
      if (fails === undefined) return;
      mark(job, !on);
      throw fails;
    },
  };
}
