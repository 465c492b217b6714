import { describe, expect, it } from 'vitest';
import { createBackground } from './background.ts';

describe('work behind an answer', () => {
  it('begins after the one who started it has gone on, runs one after the other, and a failure stops nothing', async () => {
    const done: string[] = [];
    const logged: unknown[] = [];
    const background = createBackground((...line) => logged.push(line));
    background.start('first', async () => {
      done.push('first begins');
      await Promise.resolve();
      done.push('first ends');
    });
    background.start('broken', () => Promise.reject(new TypeError('secret of a person')));
    background.start('last', () => Promise.resolve().then(() => void done.push('last')));
    done.push('answered');
    await background.settled();
    expect(done).toEqual(['answered', 'first begins', 'first ends', 'last']);
    expect(logged).toEqual([['error', 'broken', expect.objectContaining({ error: 'TypeError' })]]);
  });
});
