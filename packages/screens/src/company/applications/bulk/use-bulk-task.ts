import type { BulkResult } from '@stellwerk/domain';
import { useEffect, useRef, useState } from 'react';
import { inPortions, type BulkReport } from './portions';
import { isWhole, summaryOf, type Summary } from './report';

/** How far it has come. */
export interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

/** How it ended where not everything was done. */
export interface BulkEnd<Item> extends BulkReport<Item>, Pick<BulkProgress, 'total'> {
  readonly summary: Summary;
}

/** Something that is done with several: in portions, with progress, and with what could not be done. */
export interface BulkTask<Item> {
  /** undefined while nothing goes on. */
  readonly progress: BulkProgress | undefined;
  /** undefined as long as everything is done as it was wanted. */
  readonly end: BulkEnd<Item> | undefined;
  /** Does it. Never rejects. */
  readonly start: (items: readonly Item[], call: (portion: readonly Item[]) => Promise<readonly BulkResult[]>) => Promise<BulkEnd<Item>>;
  /** Stops before the next portion. */
  readonly cancel: () => void;
  /** Forgets how it ended. */
  readonly clear: () => void;
}

/** A task with several; who leaves the page stops it. */
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
