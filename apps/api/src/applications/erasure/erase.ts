import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import { scheduleTask } from '../../platform/tasks/task.ts';
import { removeOrphanedMails } from '../../platform/mail/mail-files.ts';
import { deleteOldMails, deleteSentMails, SENT_MAIL_DAYS } from '../../platform/mail/store.ts';
import { sweepMedia } from '../../platform/media/sweep.ts';
import { eraseUnconfirmedAlerts } from '../../mailing/job-alerts/store.ts';
import { eraseUnconfirmed } from '../../mailing/newsletter/store.ts';
import { CONFIRM_MS } from '../../mailing/opt-in/links.ts';
import { deleteApplication, dueApplications, lockDue } from './erase-store.ts';
import { deleteUnbound, unboundBefore, type KeptFile } from '../documents/file-store.ts';
import { dropFiles } from '../documents/keep-files.ts';
import type { ApplicationId } from '../../platform/ids.ts';

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Deletes applications within a transaction, and records that first: unrecorded ones would return with a restored backup (rule 10).
 * @returns their files, to be removed once the transaction is done
 */
export async function eraseWithin(context: Context, trx: Transaction<Database>, ids: readonly number[]): Promise<readonly KeptFile[]> {
  const files: KeptFile[] = [];
  for (const id of ids) {
    const deleted = await deleteApplication(trx, id);
    if (deleted === null) continue;
    await context.files.erasures.note(deleted.reference);
    files.push(...deleted.files);
  }
  return files;
}

/** Erases an application at once, at any status, with its files, mails and links (rule 10). */
export async function eraseApplication(context: Context, id: ApplicationId): Promise<void> {
  await dropFiles(context, await context.db.transaction().execute((trx) => eraseWithin(context, trx, [id])));
  forgetMails(context);
}

/** Removes the files of deleted mails in the background: they name erased people. */
export const forgetMails = (context: Context): void => context.background.start('mail-files-left', () => removeOrphanedMails(context));

async function eraseDue(context: Context): Promise<number> {
  const due = await dueApplications(context.db, context.now(), BATCH);
  for (const id of due) {
    const files = await context.db
      .transaction()
      .execute(async (trx) => ((await lockDue(trx, id, context.now())) ? eraseWithin(context, trx, [id]) : []));
    await dropFiles(context, files);
  }
  return due.length;
}

async function eraseUnbound(context: Context): Promise<number> {
  const old = await unboundBefore(context.db, new Date(context.now().getTime() - DAY), BATCH);
  for (const { id, storageKey } of old) {
    await context.files.storage.remove(storageKey);
    await deleteUnbound(context.db, [id]);
  }
  return old.length;
}

/**
 * Removes applications past their day with their files (rule 10), uploads without an application after a day (O21), mails
 * sent or failed a month ago, unconfirmed subscriptions with their confirmation mails, and the files of
 * deleted mails.
 */
export async function eraseExpired(context: Context): Promise<void> {
  let applications = 0;
  for (let count = BATCH; count === BATCH; applications += count) count = await eraseDue(context);
  let uploads = await sweepMedia(context);
  for (let count = BATCH; count === BATCH; uploads += count) count = await eraseUnbound(context);
  await deleteSentMails(context.db, new Date(context.now().getTime() - SENT_MAIL_DAYS * DAY));
  await eraseUnconfirmed(context.db, context.now());
  await eraseUnconfirmedAlerts(context.db, context.now());
  // Those mails promise that the email address is deleted by then; confirmed subscribers no longer need them.
  await deleteOldMails(context.db, ['newsletter-confirm', 'job-alert-confirm'], new Date(context.now().getTime() - CONFIRM_MS));
  await removeOrphanedMails(context);
  if (applications + uploads > 0) context.log('info', 'erased', { applications, uploads });
}

/** Erases once a day. @returns stops the schedule and waits for an active run */
export const scheduleErasure = (context: Context): (() => Promise<void>) =>
  scheduleTask(context, { name: 'erasure', every: DAY, run: () => eraseExpired(context) });
