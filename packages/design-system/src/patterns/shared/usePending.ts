import { useState } from 'react';

/**
 * Runs one thing at a time and tells which one is under way.
 * A rejected promise only ends the waiting: whoever passed `run` tells the person about it.
 * @returns the value under way, or null, and a function that starts a run.
 */
export function usePending<T>(run: (value: T) => unknown): readonly [pending: T | null, start: (value: T) => Promise<void>] {
  const [pending, setPending] = useState<T | null>(null);
  const start = async (value: T): Promise<void> => {
    if (pending !== null) return;
    setPending(value);
    try {
      await run(value);
    } catch {
      // Told by the owner of `run`.
    } finally {
      setPending(null);
    }
  };
  return [pending, start];
}
