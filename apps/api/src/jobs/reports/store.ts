import type { ReportReason, ReportState, ReportVerdict } from '@stellwerk/domain';
import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { Database } from '../../platform/db/schema.ts';
import { visible } from '../job/visible.ts';
import type { JobId, ReportId, UserId } from '../../platform/ids.ts';

/** Whether a job is public, so that it can be reported. */
export async function isPublicJob(db: Db, jobId: JobId): Promise<boolean> {
  const row = await db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .select('j.id')
    .where('j.id', '=', jobId)
    .where(visible)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewReport {
  readonly jobId: JobId;
  readonly reason: ReportReason;
  readonly text: string | null;
  readonly email: string | null;
  readonly now: Date;
}

/** Stores a report. @returns the title of its job */
export async function insertReport(trx: Transaction<Database>, { jobId, reason, text, email, now }: NewReport): Promise<string> {
  await trx.insertInto('job_reports').values({ job_id: jobId, reason, text, email, created_at: now }).execute();
  return (await trx.selectFrom('jobs').select('title').where('id', '=', jobId).executeTakeFirstOrThrow()).title;
}

const reports = (db: Db) =>
  db
    .selectFrom('job_reports as r')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .innerJoin('companies as c', 'c.id', 'j.company_id')
    .leftJoin('users as u', 'u.id', 'r.decided_by')
    .selectAll('r')
    .select([
      'j.title',
      'c.name as company',
      visible.as('is_public'),
      sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('by'),
    ]);

/** Open reports in order of arrival, so that the oldest is first; then the latest decided ones. */
export async function listReports(db: Db, limit: number) {
  const open = await reports(db).where('r.state', '=', 'OPEN').orderBy('r.id').limit(limit).execute();
  const decided = await reports(db).where('r.state', '<>', 'OPEN').orderBy('r.decided_at', 'desc').limit(limit).execute();
  return [...open, ...decided];
}
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

/** A report and its job, both locked for the decision; null for an unknown report. */
export async function lockReport(trx: Transaction<Database>, id: ReportId) {
  const row = await trx
    .selectFrom('job_reports as r')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .select(['r.state', 'r.job_id', 'j.company_id', 'j.title'])
    .where('r.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** One report, or all of a job in the same state. */
export type Reports = { readonly id: ReportId } | { readonly jobId: JobId; readonly like: ReportState };

const among = (of: Reports) => (is: ExpressionBuilder<Database, 'job_reports'>) =>
  'id' in of ? is('id', '=', of.id) : is.and([is('job_id', '=', of.jobId), is('state', '=', of.like)]);

export interface Decision {
  readonly state: ReportVerdict;
  readonly reason: string;
  readonly userId: UserId | null;
  readonly now: Date;
}

/** Email addresses of the reporters to inform of a decision, before it is written. */
export async function reportersOf(trx: Transaction<Database>, of: Reports): Promise<readonly string[]> {
  const rows = await trx.selectFrom('job_reports').select('email').where('email', 'is not', null).where(among(of)).execute();
  return [...new Set(rows.flatMap(({ email }) => email ?? []))];
}

/** Writes a decision; the reporter's email address is no longer needed. */
export async function writeDecision(trx: Transaction<Database>, of: Reports, { state, reason, userId, now }: Decision): Promise<void> {
  await trx
    .updateTable('job_reports')
    .set({ state, decision_reason: reason, decided_by: userId, decided_at: now, email: null })
    .where(among(of))
    .execute();
}

/** Takes a job down: only the operators can undo it. */
export async function takeDown(trx: Transaction<Database>, jobId: JobId, now: Date): Promise<void> {
  await trx.updateTable('jobs').set({ is_active: false, inactive_reason: 'taken-down', updated_at: now }).where('id', '=', jobId).execute();
}

/** Allows the company to activate a job again that was taken down. It stays inactive until then. */
export async function release(trx: Transaction<Database>, jobId: JobId, now: Date): Promise<void> {
  await trx.updateTable('jobs').set({ inactive_reason: null, updated_at: now }).where('id', '=', jobId).execute();
}
