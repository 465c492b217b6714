import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { JobsTable } from '../../platform/db/tables/jobs.ts';
import type { JobRow } from '../../jobs/job/store.ts';
import { located } from '../../platform/places/located.ts';
import type { CompanyId, FocusPageId, JobId, UserId } from '../../platform/ids.ts';

type Trx = Transaction<Database>;

/** A job with the related data of its form. */
export interface StoredJobRow {
  readonly job: JobRow;
  /** Team members in the order of their ranks. */
  readonly contactIds: readonly number[];
  readonly focusPage: { readonly id: FocusPageId; readonly title: string } | null;
}

/** A job for its form; null for an unknown and for a deleted one. */
export async function findStoredJob(db: Kysely<Database>, id: JobId): Promise<StoredJobRow | null> {
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  if (job === undefined) return null;
  const contacts = await db.selectFrom('job_contacts').select('team_member_id').where('job_id', '=', id).orderBy('rank').execute();
  const page =
    job.focus_page_id === null
      ? undefined
      : await db.selectFrom('focus_pages').select(['id', 'title']).where('id', '=', job.focus_page_id).executeTakeFirst();
  return { job, contactIds: contacts.map(({ team_member_id }) => team_member_id), focusPage: page ?? null };
}

/** A job that is not deleted, locked until the end of the transaction: concurrent changes run one after the other. */
export async function lockJob(trx: Trx, id: JobId): Promise<JobRow | null> {
  const row = await trx.selectFrom('jobs').selectAll().where('id', '=', id).where('deleted_at', 'is', null).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function insertJob(trx: Trx, row: Insertable<JobsTable>): Promise<number> {
  const { id } = await trx.insertInto('jobs').values(located(row)).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** The job that an account created in a company with this key, and its last author; null for none. */
export async function jobOfKey(trx: Trx, companyId: CompanyId, userId: UserId, key: string) {
  const made = trx.selectFrom('jobs').select(['id', 'updated_by']).where('company_id', '=', companyId).where('created_by', '=', userId);
  return (await made.where('creation_key', '=', key).executeTakeFirst()) ?? null;
}

export async function updateJob(trx: Trx, id: JobId, change: Updateable<JobsTable>): Promise<void> {
  await trx.updateTable('jobs').set(located(change)).where('id', '=', id).execute();
}

/** Those of the team members that belong to the company. */
export async function membersOf(trx: Trx, companyId: CompanyId, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('team_members')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function hasFocusPage(trx: Trx, companyId: CompanyId, id: FocusPageId): Promise<boolean> {
  const row = await trx.selectFrom('focus_pages').select('id').where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst();
  return row !== undefined;
}

/** Replaces the contact persons of a job; their order is their rank, from 1 (JM51). */
export async function replaceContacts(trx: Trx, jobId: JobId, memberIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('job_contacts').where('job_id', '=', jobId).execute();
  if (memberIds.length === 0) return;
  await trx
    .insertInto('job_contacts')
    .values(memberIds.map((team_member_id, index) => ({ job_id: jobId, team_member_id, rank: index + 1 })))
    .execute();
}

/** Deactivates the referral links of a job. */
export async function endReferrals(trx: Trx, jobId: JobId): Promise<void> {
  await trx.updateTable('referrals').set({ is_active: false }).where('job_id', '=', jobId).where('is_active', '=', true).execute();
}

/** Whether any job names a file of the folder job-videos. */
export async function isVideoUsed(db: Kysely<Database>, filename: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where((eb) => eb.or([eb('video', '=', filename), eb('video_captions', '=', filename)]))
    .executeTakeFirst();
  return row !== undefined;
}
