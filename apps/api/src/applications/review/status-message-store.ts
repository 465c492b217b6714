import { STATUS_UNDO_SECONDS, type ApplicationStatus } from '@stellwerk/domain';
import type { Installation } from '@stellwerk/mails';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { statusMail } from '../application/application-mails.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { dropWaiting, postponeWaiting } from '../../platform/mail/waiting-store.ts';
import { dropMilestone, postponeMilestone, tellMilestone } from '../../referrals/mail-store.ts';
import { eraseAtOf } from '../application/retention.ts';
import { jobNamesOf } from './review-store.ts';
import { applicantWay } from '../application/status-link-store.ts';
import type { ApplicationRow } from '../application/store.ts';
import { replyToOf } from '../../companies/team/recipients-store.ts';
import type { ApplicationId, StatusChangeId } from '../../platform/ids.ts';

type Trx = Transaction<Database>;

/** End of the time in which a change made now can be undone. */
export const undoUntil = (now: Date): Date => new Date(now.getTime() + STATUS_UNDO_SECONDS * 1000);

const keyOf = (changeId: StatusChangeId): string => `application-status:${changeId}`;

const KIND = 'application-status';

/**
 * Removes the waiting message about the status from the outbox, before delivery can dequeue it.
 * @returns whether there was one
 */
export async function dropWaitingMessage(trx: Trx, applicationId: ApplicationId): Promise<boolean> {
  await dropMilestone(trx, applicationId);
  return dropWaiting(trx, applicationId, KIND);
}

/** Postpones the message about the status. @returns whether there was one that delivery has not dequeued */
export async function postponeMessage(trx: Trx, applicationId: ApplicationId, until: Date): Promise<boolean> {
  await postponeMilestone(trx, applicationId, until);
  return postponeWaiting(trx, applicationId, KIND, until);
}

/** Whether the message about a change was sent or is being sent. */
export async function isMessageOut(trx: Trx, changeId: StatusChangeId): Promise<boolean> {
  const mail = await trx.selectFrom('outbox').select('id').where('dedupe_key', '=', keyOf(changeId)).executeTakeFirst();
  return mail !== undefined;
}

/**
 * Status that the applicant last knew, so that an unsent message is merged with the next one and no message repeats
 * a known status. It removes a waiting message from the outbox: call it before `planMessage`.
 */
export async function lastKnownStatus(trx: Trx, row: ApplicationRow): Promise<ApplicationStatus> {
  const known = (await dropWaitingMessage(trx, row.id)) ? (row.known_status ?? row.status) : row.status;
  await trx.updateTable('applications').set({ known_status: known }).where('id', '=', row.id).execute();
  return known;
}

/** A change to report to the applicant. */
export interface ChangeToTell {
  readonly id: StatusChangeId;
  readonly status: ApplicationStatus;
  /** Status that applicant and referrer know. */
  readonly known: ApplicationStatus;
  /** Message of a rejection; null for every other status. */
  readonly message: string | null;
  /** Time of the change; the day of deletion is counted from it. */
  readonly since: Date;
  /** Earliest time of delivery. */
  readonly notBefore: Date;
}

/** Enqueues the message about a change in the outbox. */
export async function planMessage(trx: Trx, installation: Installation, row: ApplicationRow, change: ChangeToTell): Promise<void> {
  const job = await jobNamesOf(trx, row.job_id);
  const subject = {
    applicationId: row.id,
    jobId: row.job_id,
    jobTitle: job.title,
    companyId: row.company_id,
    companyName: job.company,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    replyTo: await replyToOf(trx, row.job_id, row.company_id),
    way: await applicantWay(trx, installation.origin, { id: row.id, userId: row.user_id, now: change.since }),
  };
  const { status, known, message, since, notBefore } = change;
  await enqueueMail(
    trx,
    statusMail(installation, subject, { status, message, eraseAt: eraseAtOf(status, since), notBefore, dedupeKey: keyOf(change.id) }),
  );
  await tellMilestone(trx, installation, { applicationId: row.id, key: String(change.id), from: known, to: status, notBefore });
}
