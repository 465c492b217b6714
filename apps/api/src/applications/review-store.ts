import { parseId } from '@stellwerk/domain/endpoints';
import type { ApplicationStatus } from '@stellwerk/domain';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { eraseAtOf } from './retention.ts';
import { nameOf, type ApplicationRow } from './store.ts';

type Trx = Transaction<Database>;

/** An application, locked until the end of the transaction: two changes at once come one after the other. */
export async function lockApplication(trx: Trx, id: number): Promise<ApplicationRow | null> {
  return (await trx.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** The applications to a job that are neither decided nor withdrawn, locked until the end of the transaction. */
export async function lockOpenApplications(trx: Trx, jobId: number): Promise<readonly ApplicationRow[]> {
  return trx
    .selectFrom('applications')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('status', 'not in', ['ACCEPTED', 'WITHDRAWN', 'REJECTED'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function applicantOf(trx: Trx, id: number): Promise<string> {
  const row = await trx.selectFrom('applications').select(['first_name', 'last_name']).where('id', '=', id).executeTakeFirstOrThrow();
  return `${row.first_name} ${row.last_name}`;
}

/** A status and who has set it. */
export interface StatusChange {
  readonly status: ApplicationStatus;
  /** Whether a member of the company sets it, not the applicant. */
  readonly byCompany: boolean;
  /** null for an applicant without an account. */
  readonly userId: number | null;
  readonly note: string | null;
  readonly now: Date;
}

/** Sets a status with its day of deletion, and adds it to the history. */
export async function writeStatus(trx: Trx, id: number, { status, byCompany, userId, note, now }: StatusChange): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ status, erase_at: eraseAtOf(status, now), updated_at: now })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('application_status_history')
    .values({
      application_id: id,
      status,
      by_company: byCompany,
      by_user_id: userId,
      by_name: userId === null ? await applicantOf(trx, id) : await nameOf(trx, userId),
      note,
      created_at: now,
    })
    .execute();
}

/** What a company notes about an application. */
export type ApplicationEdit = Partial<Pick<ApplicationRow, 'notes' | 'rating' | 'assigned_member_id'>>;

export async function updateApplication(trx: Trx, id: number, values: ApplicationEdit, now: Date): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Title of a job and name of its company, for a mail. */
export async function jobNamesOf(trx: Trx, jobId: number): Promise<{ readonly title: string; readonly company: string }> {
  return trx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'companies.name as company'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow();
}

/** Whether a person belongs to the team of a company; any number may be asked for. */
export async function isInTeam(db: Kysely<Database>, companyId: number, memberId: number): Promise<boolean> {
  const id = parseId(memberId);
  if (id === null) return false;
  const row = await db.selectFrom('team_members').select('id').where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst();
  return row !== undefined;
}
