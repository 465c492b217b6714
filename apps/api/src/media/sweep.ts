import type { Context } from '../context.ts';
import { dropMedia } from './keep.ts';
import { unusedBefore } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Removes public files that nobody has taken within a day (O21). A file that cannot be removed now waits for the next day. @returns how many */
export async function sweepMedia(context: Context): Promise<number> {
  const day = new Date(context.now().getTime() - DAY);
  let swept = 0;
  for (let before = -1; swept > before;) {
    before = swept;
    const unused = await unusedBefore(context.db, day, BATCH);
    for (const row of unused) if (await dropMedia(context, row)) swept += 1;
  }
  return swept;
}
