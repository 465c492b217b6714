import type { Context } from '../context.ts';
import { dropMedia } from './keep.ts';
import { unusedBefore } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Removes public files that nobody has taken within a day (O21), and uploads that were not finished by then. A file that cannot be removed now waits for the next day. @returns how many */
export async function sweepMedia(context: Context): Promise<number> {
  const day = new Date(context.now().getTime() - DAY);
  let swept = 0;
  for (let count = BATCH; count === BATCH; swept += count) {
    count = 0;
    for (const row of await unusedBefore(context.db, day, BATCH)) if (await dropMedia(context, row)) count += 1;
  }
  return swept + (await context.files.resumable.sweep());
}
