import { parseId } from '@stellwerk/domain/endpoints';
import { defaultRejectionText, OPEN_STATUSES, type ApplicationStatus, type RejectionReason } from '@stellwerk/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { isBlindWith } from '../application/blind-store.ts';
import { eraseAtOf } from '../application/retention.ts';
import { nameOf, type ApplicationRow, type HistoryRow } from '../application/store.ts';
import type { ApplicationId, CompanyId, JobId, MemberId, StatusChangeId, UserId } from '../../platform/ids.ts';

type Trx = Transaction<Database>;

/** An application, locked until the end of the transaction: concurrent changes run one after the other. */
export async function lockApplication(trx: Trx, id: ApplicationId): Promise<ApplicationRow | null> {
  return (await trx.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** The applications to a job that are neither decided nor withdrawn, locked until the end of the transaction. */
export async function lockOpenApplications(trx: Trx, jobId: JobId): Promise<readonly ApplicationRow[]> {
  return trx
    .selectFrom('applications')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('status', 'in', OPEN_STATUSES)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes of an application that are not undone, the newest first. */
export async function lastChanges(trx: Trx, applicationId: ApplicationId, limit: number): Promise<readonly HistoryRow[]> {
  return trx
    .selectFrom('application_status_history')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('taken_back_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Marks a change as undone by a member. */
export async function markTakenBack(trx: Trx, changeId: StatusChangeId, userId: UserId, now: Date): Promise<void> {
  await trx
    .updateTable('application_status_history')
    .set({ taken_back_at: now, taken_back_by: await nameOf(trx, userId) })
    .where('id', '=', changeId)
    .execute();
}

/** Sets the end of the time in which a change can be undone. */
export async function setUndoUntil(trx: Trx, changeId: StatusChangeId, until: Date): Promise<void> {
  await trx.updateTable('application_status_history').set({ undo_until: until }).where('id', '=', changeId).execute();
}

async function applicantOf(trx: Trx, id: ApplicationId): Promise<string> {
  const row = await trx.selectFrom('applications').select(['first_name', 'last_name']).where('id', '=', id).executeTakeFirstOrThrow();
  return `${row.first_name} ${row.last_name}`;
}

/** Texts of a rejection in the history: the internal reason, and the message to the applicant. */
export interface KeptRejection {
  readonly reason: RejectionReason | null;
  readonly message: string | null;
}

/** A status and its author. */
export interface StatusChange {
  readonly status: ApplicationStatus;
  /** Whether a member of the company sets it rather than the applicant. */
  readonly byCompany: boolean;
  /** null for an applicant without an account. */
  readonly userId: UserId | null;
  readonly note: string | null;
  /** null for every other status. */
  readonly rejection: KeptRejection | null;
  /** End of the time in which it can be undone; null for never. */
  readonly undoUntil: Date | null;
  readonly now: Date;
}

/** Sets a status, whether the applicant is hidden, and the day of deletion, counted from a given time. The row is locked by the caller. */
export async function setStored(trx: Trx, id: ApplicationId, status: ApplicationStatus, since: Date, now: Date): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ status, blind: await isBlindWith(trx, id, status), erase_at: eraseAtOf(status, since), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Sets a status with its day of deletion, and adds it to the history. @returns the number of the change */
export async function writeStatus(
  trx: Trx,
  id: ApplicationId,
  { status, byCompany, userId, note, rejection, undoUntil, now }: StatusChange,
): Promise<number> {
  await setStored(trx, id, status, now, now);
  const change = await trx
    .insertInto('application_status_history')
    .values({
      application_id: id,
      status,
      by_company: byCompany,
      by_user_id: userId,
      by_name: userId === null ? await applicantOf(trx, id) : await nameOf(trx, userId),
      note,
      reason: rejection?.reason ?? null,
      message: rejection?.message ?? null,
      undo_until: undoUntil,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return change.id;
}

/** Internal data of a company about an application. */
export type ApplicationEdit = Partial<Pick<ApplicationRow, 'notes' | 'rating' | 'assigned_member_id'>>;

export async function updateApplication(trx: Trx, id: ApplicationId, values: ApplicationEdit, now: Date): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Title of a job and name of its company, for a mail. */
export async function jobNamesOf(trx: Trx, jobId: JobId): Promise<{ readonly title: string; readonly company: string }> {
  return trx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'companies.name as company'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
}

/** Message to the applicants of a rejection from a job: the company's own text, else the default text. */
export async function rejectionTextOf(trx: Trx, jobId: JobId): Promise<string> {
  const job = await trx.selectFrom('jobs').select('rejection_text').where('id', '=', jobId).executeTakeFirstOrThrow();
  return job.rejection_text ?? defaultRejectionText;
}

/** Whether a person belongs to the team of a company, for any number of people. */
export async function isInTeam(db: Kysely<Database>, companyId: CompanyId, memberId: MemberId): Promise<boolean> {
  const id = parseId(memberId);
  if (id === null) return false;
  const row = await db.selectFrom('team_members').select('id').where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst();
  return row !== undefined;
}
