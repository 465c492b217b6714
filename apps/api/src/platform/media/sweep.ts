import type { Context } from '../context/context.ts';
import { dropMedia } from './keep.ts';
import { deleteMedia, unshownAfter, unusedBefore } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 100;

/** Removes the rows of files that are gone: what a crash has left of an upload that was not finished, or of a picture that was replaced. */
async function sweepRows({ db, files }: Context, day: Date): Promise<number> {
  let swept = 0;
  let last = 0;
  for (let count = BATCH; count === BATCH;) {
    const rows = await unshownAfter(db, last, day, BATCH);
    for (const { id, storage_key: key } of rows) {
      last = id;
      if ((await files.storage.open(key)) !== null) continue;
      await deleteMedia(db, id);
      swept += 1;
    }
    count = rows.length;
  }
  return swept;
}

/**
 * Removes public files that nobody has taken within a day (O21), rows without a file, and uploads that were not finished by then. A file
 * that cannot be removed now waits for the next day. @returns how many
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
