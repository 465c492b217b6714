import type { NamedJob } from '@stellwerk/domain';
import type { SavedStore } from './store';

/**
 * Saved postings in memory, for stories only.
 * @param fails whether saving and forgetting fail, after the mark is there
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
