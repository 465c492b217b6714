import type { BulkResult } from '@stellwerk/domain';
import { useEffect, useRef, useState } from 'react';
import { inPortions, type BulkReport } from './portions';
import { isWhole, summaryOf, type Summary } from './report';

/** Current progress. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** Result of a task that did not fully succeed. */
export interface BulkEnd<Item> extends BulkReport<Item>, Pick<BulkProgress, 'total'> {
  readonly summary: Summary;
}

/** A batched task with progress and failures. */
export interface BulkTask<Item> {
  /** undefined while idle. */
  readonly progress: BulkProgress | undefined;
  /** undefined unless something failed. */
  readonly end: BulkEnd<Item> | undefined;
  /** Runs the task. Never rejects. */
  readonly start: (items: readonly Item[], call: (portion: readonly Item[]) => Promise<readonly BulkResult[]>) => Promise<BulkEnd<Item>>;
  /** Stops before the next batch. */
  readonly cancel: () => void;
  /** Resets the result. */
  readonly clear: () => void;
}

/** State of a bulk task; leaving the page cancels it. */
export function useBulkTask<Item>(): BulkTask<Item> {
  const [progress, setProgress] = useState<BulkProgress>();
  const [end, setEnd] = useState<BulkEnd<Item>>();
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  return {
    progress,
    end,
    cancel: () => abort.current?.abort(),
    clear: () => setEnd(undefined),
    start: async (items, call) => {
      abort.current = new AbortController();
      const { signal } = abort.current;
      const total = items.length;
      setEnd(undefined);
      setProgress({ done: 0, total });
      const report = await inPortions(items, call, { signal, onProgress: (done) => setProgress({ done, total }) });
      const summary = summaryOf(report);
      const ended = { ...report, total, summary };
      setProgress(undefined);
      setEnd(isWhole(summary) ? undefined : ended);
      return ended;
    },
  };
}
