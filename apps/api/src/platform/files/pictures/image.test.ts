import { access } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureWork } from './image.ts';

/** More than Node's default number of threads, so that all at once would occupy every one. */
const MANY = 24;

const draw = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#14202e' } })
    .blur(20)
    .jpeg()
    .toBuffer();

it.each(['taking', 'showing'] as const)('%s pictures leaves threads to files and the database', async (row) => {
  let done = 0;
  const all = Promise.all(
    Array.from({ length: MANY }, () =>
      pictureWork[row](draw).then((picture) => {
        done += 1;
        return picture;
      }),
    ),
  );
  // It waits for a thread like every file read. Measured by order, not by time: behind all pictures it would be one of the last.
  await access(import.meta.filename);
  expect(done).toBeLessThan(MANY / 2);
  await all;
  expect(done).toBe(MANY);
  // One picture takes one thread.
  expect(sharp.concurrency()).toBe(1);
});
