import { applicationMessages, type ApplicationStatus, canWithdraw, generalMessages } from '@stellwerk/domain';
import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { noteEvent } from '../history/store.ts';
import { statusMail } from '../mail/application-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { eraseAtOf } from './retention.ts';
import {
  isInTeam,
  jobNamesOf,
  lockApplication,
  lockOpenApplications,
  updateApplication,
  writeStatus,
  type ApplicationEdit,
} from './review-store.ts';
import { applicantWay } from './status-link-store.ts';
import type { ApplicationRow } from './store.ts';

type Trx = Transaction<Database>;

/** The row for a change. @throws CallError 'not-found' */
async function lockedApplication(trx: Trx, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(trx, id);
  if (row === null) throw new CallError('not-found', applicationMessages.notFound);
  return row;
}

async function mailStatus(trx: Trx, origin: string, row: ApplicationRow, status: ApplicationStatus, now: Date): Promise<void> {
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
    way: await applicantWay(trx, origin, { id: row.id, userId: row.user_id, now }),
  };
  await enqueueMail(trx, statusMail(subject, status, eraseAtOf(status, now)));
}

interface StatusWish {
  readonly status: ApplicationStatus;
  /** What the person saw; undefined where a client does not say so. */
  readonly expectedStatus: ApplicationStatus | undefined;
  readonly note: string | null;
}

/** The row has another status than the person saw. Nothing was changed. */
export class StatusConflict extends Error {}

/**
 * Sets any status from any other for the company (A04). A repeated one changes nothing and mails nothing. Without `expectedStatus`
 * the last write wins, but never over a withdrawal (O96).
 * @throws StatusConflict
 */
export async function setStatus(context: Context, id: number, userId: number, { status, expectedStatus, note }: StatusWish): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const row = await lockedApplication(trx, id);
    const isStale = expectedStatus === undefined ? row.status === 'WITHDRAWN' && status !== 'WITHDRAWN' : row.status !== expectedStatus;
    if (isStale) throw new StatusConflict();
    if (row.status === status && note === null) return;
    await writeStatus(trx, id, { status, byCompany: true, userId, note, now });
    if (row.status !== status) await mailStatus(trx, context.origin(), row, status, now);
  });
}

/**
 * Rejects what was sent to a job that is being deleted, with history and mails. Accepted and withdrawn applications stay (A24).
 * @returns how many were rejected
 */
export async function rejectAllOf(trx: Trx, origin: string, jobId: number, userId: number, now: Date): Promise<number> {
  const rows = await lockOpenApplications(trx, jobId);
  for (const row of rows) {
    await writeStatus(trx, row.id, { status: 'REJECTED', byCompany: true, userId, note: null, now });
    await mailStatus(trx, origin, row, 'REJECTED', now);
  }
  return rows.length;
}

/** The applicant takes the application back. @param userId null without an account. @throws CallError 'conflict' unless its status is SUBMITTED (O28) */
export async function withdraw(context: Context, id: number, userId: number | null): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockedApplication(trx, id);
    if (!canWithdraw(row.status)) throw new CallError('conflict', applicationMessages.withdrawOnlySubmitted);
    await writeStatus(trx, id, { status: 'WITHDRAWN', byCompany: false, userId, note: null, now: context.now() });
  });
}

type Edit = 'application-notes' | 'application-rating' | 'application-assigned';

async function edit(
  context: Context,
  id: number,
  userId: number,
  action: Edit,
  values: ApplicationEdit,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const row = await lockedApplication(trx, id);
    await updateApplication(trx, id, values, now);
    await noteEvent(trx, { companyId: row.company_id, userId, action, subject: { type: 'application', id }, details, now });
  });
}

/** Replaces the private notes; null for none (A18). */
export async function setNotes(context: Context, id: number, userId: number, notes: string | null): Promise<void> {
  // The audit says that and by whom, not what: the text would outlive its deletion there.
  await edit(context, id, userId, 'application-notes', { notes }, { length: notes?.length ?? 0 });
}

/** Sets the rating, 1 to 5. */
export async function setRating(context: Context, id: number, userId: number, rating: number): Promise<void> {
  await edit(context, id, userId, 'application-rating', { rating }, { rating });
}

/** Makes a team member of the same company responsible; null for nobody. @throws CallError 'not-found' for anybody else (rule 2) */
export async function assign(
  context: Context,
  application: { readonly id: number; readonly companyId: number },
  userId: number,
  memberId: number | null,
): Promise<void> {
  if (memberId !== null && !(await isInTeam(context.db, application.companyId, memberId)))
    throw new CallError('not-found', generalMessages.notFound);
  await edit(context, application.id, userId, 'application-assigned', { assigned_member_id: memberId }, { memberId });
}
