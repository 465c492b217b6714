import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_KEY, setMarks } from './marks';
import { savedStore } from './store';

const job = { id: '7', title: 'Gleisbauer (m/w/d)' };
const isMarked = (): boolean => savedStore.ids().has(job.id);

beforeEach(() => {
  localStorage.clear();
  setMarks([]);
});

describe('O93: the mark of a posting', () => {
  it('stands while it is on its way, whatever was answered to a question of before', async () => {
    const arrives = savedStore.set(job, true);
    setMarks(['3']);
    expect([...savedStore.ids()]).toEqual(['3', job.id]);
    await arrives;
    expect(isMarked()).toBe(true);
    expect(localStorage.getItem(LOCAL_KEY)).toContain(job.title);
  });

  it('goes where it could not be kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const arrives = savedStore.set(job, true);
    expect(isMarked()).toBe(true);
    await expect(arrives).rejects.toThrow();
    expect(isMarked()).toBe(false);
  });

  it('is that of the last press', async () => {
    const presses = [true, false, true].map((saved) => savedStore.set(job, saved));
    for (const press of presses) {
      await press;
      expect(isMarked()).toBe(true);
    }
    expect(localStorage.getItem(LOCAL_KEY)).toContain(job.title);
  });
});
