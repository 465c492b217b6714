import { expect, it, vi } from 'vitest';
import { forgetFailed, loadOnce, PartError } from './load-once';

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

/** Creates a download that fails a number of times before it succeeds. */
function flaky(failures: number, name: string) {
  let left = failures;
  return loadOnce(async (_key: string) => {
    left -= 1;
    if (left >= 0) throw new Error(`${name} is offline`);
    return name;
  });
}
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

it('a failed download stays failed until it is forgotten, and is repeated then', async () => {
  const load = flaky(1, 'page');
  const first = load('a');
  const failure = await failureOf(first.promise);
  expect(failure).toMatchObject({ name: 'PartError', cause: new Error('page is offline') });
  expect(load('a')).toBe(first);
  forgetFailed(failure);
  expect(await load('a').promise).toBe('page');
});

it('an error that is no failed download is left alone', () => {
  expect(() => forgetFailed(new Error('a fault'))).not.toThrow();
});

it('who has seen the failure hears when somebody else has loaded the part', async () => {
  const load = flaky(1, 'page');
  const failure = await failureOf(load('a').promise);
  if (!(failure instanceof PartError)) throw new Error('It did not fail.');
  const [heard, left] = [vi.fn(), vi.fn()];
  failure.whenLoaded(heard);
  failure.whenLoaded(left)();
  forgetFailed(failure);
  await load('a').promise;
  expect(heard).toHaveBeenCalledOnce();
  expect(left).not.toHaveBeenCalled();
});

it('the promise of a part carries no mark of ours', async () => {
  const { promise } = loadOnce(async (key: string) => key)('a');
  await promise;
  expect(Object.keys(promise)).toEqual([]);
});
