import type { Context } from '../context.ts';
import { errorFields } from '../log.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Sent mails hold names; they are kept so long that a question about one can be answered. */
const SENT_MAIL_DAYS = 30;
const BATCH = 100;

async function eraseDue(context: Context): Promise<number> {
  const due = await context.db
    .selectFrom('applications')
    .select('id')
    .where('erase_at', '<=', context.now())
    .orderBy('erase_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    const files = await context.db.selectFrom('application_documents').select('storage_key').where('application_id', '=', id).execute();
    // Files first: what fails leaves the row, by which the next run finds the rest.
    for (const { storage_key: key } of files) await context.files.storage.remove(key);
    await context.db.deleteFrom('applications').where('id', '=', id).where('erase_at', '<=', context.now()).execute();
  }
  return due.length;
}

async function eraseUnbound(context: Context): Promise<number> {
  const old = await context.db
    .selectFrom('application_documents')
    .select(['id', 'storage_key'])
    .where('application_id', 'is', null)
    .where('created_at', '<', new Date(context.now().getTime() - DAY))
    .limit(BATCH)
    .execute();
  for (const { id, storage_key: key } of old) {
    await context.files.storage.remove(key);
    await context.db.deleteFrom('application_documents').where('id', '=', id).where('application_id', 'is', null).execute();
  }
  return old.length;
}

/**
 * Removes applications past their day with their files (rule 10), uploads that no application took within a day (O21), and sent
 * mails of the last but one month.
 */
export async function eraseExpired(context: Context): Promise<void> {
  let applications = 0;
  for (let count = BATCH; count === BATCH; applications += count) count = await eraseDue(context);
  let uploads = 0;
  for (let count = BATCH; count === BATCH; uploads += count) count = await eraseUnbound(context);
  await context.db
    .deleteFrom('outbox')
    .where('sent_at', '<', new Date(context.now().getTime() - SENT_MAIL_DAYS * DAY))
    .execute();
  if (applications + uploads > 0) context.log('info', 'erased', { applications, uploads });
}

/** Erases now and once a day. @returns stops the schedule and waits for a run on its way */
export function scheduleErasure(context: Context): () => Promise<void> {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(() => eraseExpired(context)).catch((error: unknown) => context.log('error', 'erasure', errorFields(error)));
  };
  run();
  const timer = setInterval(run, DAY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
