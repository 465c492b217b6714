import { afterEach, expect, it, vi } from 'vitest';
import { createApart, TooLongError } from './apart.ts';

const script = new URL('../../testing/apart-worker.ts', import.meta.url);
const ask = createApart<string, { readonly pid: number; readonly secret?: string }>(script, 1000);

afterEach(() => {
  vi.unstubAllEnvs();
});

it('answers from one process, without the secrets of the server', async () => {
  vi.stubEnv('JWT_SECRET', 'secret');
  const [first, second] = await Promise.all([ask('answer'), ask('answer')]);
  expect(first.pid).not.toBe(process.pid);
  expect(second.pid).toBe(first.pid);
  expect(first.secret).toBeUndefined();
});

it('ends what takes too long, and goes on with the next in a new process', async () => {
  const { pid } = await ask('answer');
  const [hung, next] = await Promise.allSettled([ask('hang'), ask('answer')]);
  expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(TooLongError) });
  expect(next).toMatchObject({ status: 'fulfilled' });
  expect((await ask('answer')).pid).not.toBe(pid);
});

it('says that the work has failed, not what it was given, and survives the end of its process', async () => {
  await expect(ask('fail')).rejects.toThrow('The work has failed: RangeError.');
  await expect(ask('end')).rejects.toThrow('The process has ended with 3.');
  expect(await ask('answer')).toMatchObject({ pid: expect.any(Number) });
});

it('goes on after what cannot be handed over', async () => {
  const { pid } = await ask('answer');
  const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  const unsafe = createApart<unknown, unknown>(script, 1000);
  await expect(unsafe(deep)).rejects.toThrow(RangeError);
  await expect(unsafe('answer')).resolves.toMatchObject({ pid: expect.any(Number) });
  expect((await ask('answer')).pid).toBe(pid);
});
