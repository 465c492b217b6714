import { expect, it } from 'vitest';
import { loadOnce } from './load-once';

it('a part is loaded once for each key', async () => {
  const asked: string[] = [];
  const load = loadOnce(async (key: string) => {
    asked.push(key);
    return key.toUpperCase();
  });
  expect(load('a')).toBe(load('a'));
  expect(await Promise.all([load('a').promise, load('b').promise, load('a').promise])).toEqual(['A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
});

it('a failed download is repeated by the next call', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('page')];
  const load = loadOnce(async (_key: string) => answers.shift());
  await expect(load('a').promise).rejects.toThrow('offline');
  expect(await load('a').promise).toBe('page');
});

it('the promise of a part carries no mark of ours', async () => {
  const { promise } = loadOnce(async (key: string) => key)('a');
  await promise;
  expect(Object.keys(promise)).toEqual([]);
});
