import type { BulkResult } from '@stellwerk/domain';
import { describe, expect, it, vi } from 'vitest';
import { inPortions } from './portions';

const done = (id: number): BulkResult => ({ id: String(id), outcome: 'done', name: '', status: null, undo: null });
const all = (portion: readonly number[]) => Promise.resolve(portion.map(done));
const run = () => ({ onProgress: vi.fn<(done: number) => void>(), signal: new AbortController().signal });

describe('a list in portions', () => {
  it('is worked off one after the other, and says how far it is', async () => {
    const { onProgress, signal } = run();
    const call = vi.fn(all);
    const report = await inPortions([1, 2, 3, 4, 5], call, { onProgress, signal }, 2);
    expect(call.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5]]]);
    expect(onProgress.mock.calls).toEqual([[2], [4], [5]]);
    expect(report).toEqual({ results: [1, 2, 3, 4, 5].map(done), rest: [] });
  });

  it('stops at a portion that fails, and keeps what was done before it', async () => {
    const error = new Error('offline');
    const call = (portion: readonly number[]) => (portion.includes(3) ? Promise.reject(error) : all(portion));
    expect(await inPortions([1, 2, 3, 4, 5], call, run(), 2)).toEqual({ results: [1, 2].map(done), rest: [3, 4, 5], error });
  });

  it('stops between two portions when somebody cancels', async () => {
    const abort = new AbortController();
    const onProgress = () => abort.abort();
    expect(await inPortions([1, 2, 3], all, { onProgress, signal: abort.signal }, 2)).toEqual({ results: [1, 2].map(done), rest: [3] });
  });
});
