import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

it('lets so much work run at once, and the rest in its order, also behind what fails', async () => {
  const inTurn = createQueue(2);
  const events: string[] = [];
  const gates: (() => void)[] = [];
  const work = (name: string) => async (): Promise<string> => {
    events.push(name);
    await new Promise<void>((go) => gates.push(go));
    if (name === 'b') throw new Error(name);
    return name;
  };
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => inTurn(work(name))));
  await Promise.resolve();
  expect(events).toEqual(['a', 'b']);
  gates[1]?.();
  await expect.poll(() => events).toEqual(['a', 'b', 'c']);
  gates[0]?.();
  await expect.poll(() => events).toEqual(['a', 'b', 'c', 'd']);
  gates[2]?.();
  gates[3]?.();
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(await inTurn(() => Promise.resolve('later'))).toBe('later');
});
