import { BULK_LIMIT, type BulkResult } from '@stellwerk/domain';

/** Progress and cancellation of a batched task. */
export interface BulkRun {
  /** Reports the number of completed items. */
  readonly onProgress: (done: number) => void;
  /** Aborted when the person cancels or leaves; the current batch still completes. */
  readonly signal: AbortSignal;
}

/** Result of a batched task. */
export interface BulkReport<Item> {
  /** Results of the attempted items. */
  readonly results: readonly BulkResult[];
  /** Items not attempted after a cancellation or a failed batch. */
  readonly rest: readonly Item[];
  /** Error of the failed batch; undefined without one. */
  readonly error?: unknown;
}

/**
 * Processes a list in sequential batches until one fails or the task is cancelled. Never rejects.
 */
export async function inPortions<Item>(
  items: readonly Item[],
  call: (portion: readonly Item[]) => Promise<readonly BulkResult[]>,
  { onProgress, signal }: BulkRun,
  size = BULK_LIMIT,
): Promise<BulkReport<Item>> {
  const results: BulkResult[] = [];
  for (let done = 0; done < items.length; done += size) {
    if (signal.aborted) return { results, rest: items.slice(done) };
    try {
      results.push(...(await call(items.slice(done, done + size))));
    } catch (error) {
      return { results, rest: items.slice(done), error };
    }
    onProgress(Math.min(done + size, items.length));
  }
  return { results, rest: [] };
}
