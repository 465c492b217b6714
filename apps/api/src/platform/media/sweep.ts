import type { Context } from '../context/context.ts';
import { dropMedia } from './keep.ts';
import { deleteMedia, unshownAfter, unusedBefore } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Removes the rows of missing files: leftovers of an unfinished upload or a replaced picture after a crash. */
async function sweepRows({ db, files }: Context, day: Date): Promise<number> {
  let swept = 0;
  let last = 0;
  for (let count = BATCH; count === BATCH;) {
    const rows = await unshownAfter(db, last, day, BATCH);
    for (const { id, storage_key: key } of rows) {
      last = id;
      if ((await files.allStorage.open(key)) !== null) continue;
      await deleteMedia(db, id);
      swept += 1;
    }
    count = rows.length;
  }
  return swept;
}

/**
 * Removes public files unassigned for a day (O21), rows without a file, and uploads unfinished for a day. A failed
 * removal is repeated on the next day. @returns how many
 */
export async function sweepMedia(context: Context): Promise<number> {
  const day = new Date(context.now().getTime() - DAY);
  let swept = 0;
  for (let count = BATCH; count === BATCH; swept += count) {
    count = 0;
    for (const row of await unusedBefore(context.db, day, BATCH)) if (await dropMedia(context, row)) count += 1;
  }
  return swept + (await sweepRows(context, day)) + (await context.files.resumable.sweep());
}
