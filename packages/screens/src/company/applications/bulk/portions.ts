import { BULK_LIMIT, type BulkResult } from '@stellwerk/domain';

/** What goes on while several are worked off. */
export interface BulkRun {
  /** Says how many are done. */
  readonly onProgress: (done: number) => void;
  /** Aborted when the person cancels or leaves; the portion that is on its way is still done. */
  readonly signal: AbortSignal;
}

/** How far it came. */
export interface BulkReport<Item> {
  /** What happened to each that was tried. */
  readonly results: readonly BulkResult[];
  /** Those that were not, because somebody cancelled or a portion failed. */
  readonly rest: readonly Item[];
  /** Why a portion failed; undefined where none did. */
  readonly error?: unknown;
}

/** Works off a list in portions, one after the other, until one fails or somebody cancels. Never rejects. */
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
