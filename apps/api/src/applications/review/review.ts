import {
  applicationMessages,
  type ApplicationStatus,
  areNotesStale,
  canWithdraw,
  generalMessages,
  heldUntil,
  type NotesRequest,
  type RejectionReason,
} from '@stellwerk/domain';
import type { Installation } from '@stellwerk/mails';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import { noteEvent } from '../../companies/history/store.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { installationOf } from '../../platform/mail/outbox.ts';
import { tellMilestone } from '../../referrals/mail-store.ts';
import {
  isInTeam,
  lastChanges,
  lockApplication,
  lockOpenApplications,
  markTakenBack,
  rejectionTextOf,
  setStored,
  setUndoUntil,
  updateApplication,
  writeStatus,
  type ApplicationEdit,
  type KeptRejection,
  type StatusChange,
} from './review-store.ts';
import { dropWaitingMessage, isMessageOut, lastKnownStatus, planMessage, postponeMessage, undoUntil } from './status-message-store.ts';
import type { ApplicationRow } from '../application/store.ts';
import type { ApplicationId, CompanyId, JobId, MemberId, StatusChangeId, UserId } from '../../platform/ids.ts';

type Trx = Transaction<Database>;

/** Fields that a change writes. @throws CallError 'not-found' */
async function lockedApplication(trx: Trx, id: ApplicationId): Promise<ApplicationRow> {
  const row = await lockApplication(trx, id);
  if (row === null) throw new CallError('not-found', applicationMessages.notFound);
  return row;
}

interface StatusRequest {
  readonly status: ApplicationStatus;
  /** The status that the person saw; undefined where a client does not send it. */
  readonly expectedStatus?: ApplicationStatus | undefined;
  readonly note: string | null;
  /** Reason of a rejection, ignored for every other status. @default none */
  readonly reason?: RejectionReason | null | undefined;
  /** Message of a rejection to the applicant. @default the text of the job */
  readonly message?: string | null | undefined;
}

/** The row has another status, or other notes, than the person saw. Nothing was changed. */
export class ReviewConflict extends Error {}

/**
 * Sets any status from any other for the company (A04). The same status again changes nothing and sends no mail. Without `expectedStatus`
 * the last write wins, but never over a withdrawal (O96).
 * @throws ReviewConflict
 */
export async function setStatus(
  context: Context,
  id: ApplicationId,
  userId: UserId,
  { status, expectedStatus, note, reason = null, message }: StatusRequest,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const row = await lockedApplication(trx, id);
    const isStale = expectedStatus === undefined ? row.status === 'WITHDRAWN' && status !== 'WITHDRAWN' : row.status !== expectedStatus;
    if (isStale) throw new ReviewConflict();
    if (row.status === status && note === null) return;
    const change = { status, byCompany: true, userId, note, now };
    if (row.status === status) {
      // Only notes were added; the message of a rejection stays.
      const [last = null] = await lastChanges(trx, id, 1);
      await writeStatus(trx, id, { ...change, rejection: last, undoUntil: null });
      return;
    }
    // An empty text counts as none.
    const rejection = { reason, message: message || null };
    await changeAndTell(trx, installationOf(context), row, { ...change, rejection, undoUntil: undoUntil(now) });
    await noteStatus(trx, row, { userId, action: 'application-status', status: { from: row.status, to: status }, now });
  });
}

/** Message of a rejection, fixed even if the text of its job changes later; null for every other status (decision 0076). */
async function rejectionOf(trx: Trx, jobId: JobId, { status, rejection }: StatusChange): Promise<KeptRejection | null> {
  if (status !== 'REJECTED') return null;
  return { reason: rejection?.reason ?? null, message: rejection?.message ?? (await rejectionTextOf(trx, jobId)) };
}

/** Stores a change and enqueues its message, which waits as long as the change can be undone. */
async function changeAndTell(trx: Trx, installation: Installation, row: ApplicationRow, change: StatusChange): Promise<void> {
  const known = await lastKnownStatus(trx, row);
  const rejection = await rejectionOf(trx, row.job_id, change);
  const id = await writeStatus(trx, row.id, { ...change, rejection });
  const { status, now } = change;
  const message = rejection?.message ?? null;
  if (status !== known)
    await planMessage(trx, installation, row, { id, status, known, message, since: now, notBefore: change.undoUntil ?? now });
}

interface StatusEvent {
  readonly userId: UserId;
  readonly action: 'application-status' | 'application-status-undone';
  readonly status: { readonly from: ApplicationStatus; readonly to: ApplicationStatus };
  readonly now: Date;
}

/** Records the author of a status for the owners (decision 0047). Changes by the deletion of a job are counted in the job's entry. */
async function noteStatus(
  trx: Trx,
  { id, company_id: companyId }: ApplicationRow,
  { userId, action, status, now }: StatusEvent,
): Promise<void> {
  await noteEvent(trx, { companyId, userId, action, subject: { type: 'application', id }, details: { status }, now });
}

/** The message about a change was sent, so the change is final. */
export class MessageOut extends Error {}

/** The last undoable change of a status, and the one before. @throws ReviewConflict @throws MessageOut */
async function openChange(trx: Trx, id: ApplicationId, changeId: StatusChangeId, now: Date) {
  const [last, before] = await lastChanges(trx, id, 2);
  if (last === undefined || before === undefined || last.id !== changeId) throw new ReviewConflict();
  if (last.undo_until === null || last.undo_until <= now) throw new MessageOut();
  return { last, before };
}

/**
 * Extends the time to undo the last change: its message waits longer, up to an hour after the change (decision 0093).
 * @param changeId the change that the person means
 * @throws ReviewConflict when another change has followed
 * @throws MessageOut when it is too late
 */
export async function holdStatus(context: Context, id: ApplicationId, changeId: StatusChangeId): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    await lockedApplication(trx, id);
    const { last } = await openChange(trx, id, changeId, now);
    const until = heldUntil(last.created_at, now);
    if (!(await postponeMessage(trx, id, until)) && (await isMessageOut(trx, changeId))) throw new MessageOut();
    await setUndoUntil(trx, changeId, until);
  });
}

/**
 * Undoes the last change of a status while its message waits; any member may. The previous status returns, the message is
 * never sent, and the history names the member (decision 0075).
 * @param changeId the change that the person means
 * @throws ReviewConflict when another change has followed
 * @throws MessageOut when it is too late
 */
export async function undoStatus(context: Context, id: ApplicationId, userId: UserId, changeId: StatusChangeId): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const row = await lockedApplication(trx, id);
    const { last, before } = await openChange(trx, id, changeId, now);
    if (!(await dropWaitingMessage(trx, id)) && (await isMessageOut(trx, changeId))) throw new MessageOut();
    await markTakenBack(trx, changeId, userId, now);
    await setStored(trx, id, before.status, before.created_at, now);
    await noteStatus(trx, row, { userId, action: 'application-status-undone', status: { from: last.status, to: before.status }, now });
    // Enqueues the earlier message again: the undone change had replaced it.
    if (before.status === row.known_status) return;
    const notBefore = undoUntil(now);
    await setUndoUntil(trx, before.id, notBefore);
    const { status, message, created_at: since } = before;
    await planMessage(trx, installationOf(context), row, {
      id: before.id,
      status,
      known: row.known_status ?? row.status,
      message,
      since,
      notBefore,
    });
  });
}

/**
 * Rejects the applications to a job that is being deleted, with history and mails. Accepted and withdrawn applications stay (A24).
 * @returns how many were rejected
 */
export async function rejectAllOf(trx: Trx, installation: Installation, jobId: JobId, userId: UserId, now: Date): Promise<number> {
  const rows = await lockOpenApplications(trx, jobId);
  for (const row of rows) {
    await changeAndTell(trx, installation, row, {
      status: 'REJECTED',
      byCompany: true,
      userId,
      note: null,
      rejection: null,
      undoUntil: null,
      now,
    });
  }
  return rows.length;
}

/**
 * Withdraws an application for its applicant. @param userId null without an account. @throws CallError 'conflict' unless its status is
 * SUBMITTED (O28)
 */
export async function withdraw(context: Context, id: ApplicationId, userId: UserId | null): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockedApplication(trx, id);
    if (!canWithdraw(row.status)) throw new CallError('conflict', applicationMessages.withdrawOnlySubmitted);
    await dropWaitingMessage(trx, id);
    const now = context.now();
    const change = {
      status: 'WITHDRAWN',
      byCompany: false,
      userId,
      note: null,
      rejection: null,
      undoUntil: null,
      now,
    } as const;
    const changeId = await writeStatus(trx, id, change);
    const milestone = { applicationId: id, key: String(changeId), from: row.status, to: change.status, notBefore: now };
    await tellMilestone(trx, installationOf(context), milestone);
  });
}

type Edit = 'application-notes' | 'application-rating' | 'application-assigned';

interface EditRequest {
  readonly action: Edit;
  readonly values: ApplicationEdit;
  readonly details: Readonly<Record<string, unknown>>;
  /** Whether the person saw an outdated row. @default never */
  readonly isStale?: (row: ApplicationRow) => boolean;
}

/**
 * Changes data internal to the team. Members who applied to their own company do not see them, and would overwrite
 * their colleagues' notes unknowingly (decisions, rule 3). The status is not internal: members who try out their own job may change it.
 * @throws ReviewConflict
 * @throws CallError 'forbidden' for the own application
 */
async function edit(context: Context, id: ApplicationId, userId: UserId, { action, values, details, isStale }: EditRequest): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const row = await lockedApplication(trx, id);
    if (row.user_id === userId) throw new CallError('forbidden', applicationMessages.own);
    if (isStale?.(row) === true) throw new ReviewConflict();
    await updateApplication(trx, id, values, now);
    await noteEvent(trx, { companyId: row.company_id, userId, action, subject: { type: 'application', id }, details, now });
  });
}

/**
 * Replaces the private notes; null removes them (A18). @throws ReviewConflict when the stored notes differ from those that the writer saw
 * (O63)
 */
export async function setNotes(context: Context, id: ApplicationId, userId: UserId, request: NotesRequest): Promise<void> {
  const { notes } = request;
  // The audit records the fact and the author, not the text, which would outlive its deletion there.
  const details = { length: notes?.length ?? 0 };
  const isStale = (row: ApplicationRow): boolean => areNotesStale(row.notes, request);
  await edit(context, id, userId, { action: 'application-notes', values: { notes }, details, isStale });
}

/** Sets the rating, 1 to 5. */
export async function setRating(context: Context, id: ApplicationId, userId: UserId, rating: number): Promise<void> {
  await edit(context, id, userId, { action: 'application-rating', values: { rating }, details: { rating } });
}

/** Makes a team member of the same company responsible; null for none. @throws CallError 'not-found' for any other person (rule 2) */
export async function assign(
  context: Context,
  application: { readonly id: ApplicationId; readonly companyId: CompanyId },
  userId: UserId,
  memberId: MemberId | null,
): Promise<void> {
  if (memberId !== null && !(await isInTeam(context.db, application.companyId, memberId)))
    throw new CallError('not-found', generalMessages.notFound);
  await edit(context, application.id, userId, {
    action: 'application-assigned',
    values: { assigned_member_id: memberId },
    details: { memberId },
  });
}
