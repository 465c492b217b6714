import { describe, expect, it, vi } from 'vitest';
import { dataOf, loadable, mapLoadable } from './loadable';

describe('a loadable', () => {
  it('changes its data and keeps the rest', () => {
    const reload = vi.fn(() => Promise.resolve());
    const value = loadable.ready([1, 2], { reload, reloading: true });
    expect(mapLoadable(value, (list) => list.length)).toEqual({ state: 'ready', data: 2, reload, reloading: true });
    const failed = loadable.failed('kaputt');
    expect(mapLoadable<number, string>(failed, String)).toBe(failed);
  });

  it('has data only when it is ready', () => {
    expect([loadable.ready(0), loadable.loading(), loadable.failed()].map(dataOf)).toEqual([0, undefined, undefined]);
  });
});
