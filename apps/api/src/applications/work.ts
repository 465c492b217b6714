import { applicationMessages, type ApplicationStatus, canWithdraw, generalMessages, parseStatus } from '@stellwerk/domain';
import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { statusMail } from '../mail/application-mails.de.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { serverMessages } from '../messages.de.ts';
import { Refusal } from '../refusal.ts';
import { nameOf, type ApplicationRow } from './store.ts';

type Trx = Transaction<Database>;

const RETENTION_MONTHS = 6;

/** Day of deletion after a rejection or withdrawal, null while the application is kept (rule 10). */
export function eraseAtOf(status: ApplicationStatus, now: Date): Date | null {
  if (status !== 'REJECTED' && status !== 'WITHDRAWN') return null;
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + RETENTION_MONTHS);
  return day;
}

/** The row, held until the end of the transaction: two changes at once come one after the other. */
async function held(trx: Trx, id: number): Promise<ApplicationRow> {
  const row = await trx.selectFrom('applications').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found', applicationMessages.notFound);
  return row;
}

interface Change {
  readonly status: ApplicationStatus;
  readonly userId: number;
  readonly note: string | null;
  readonly now: Date;
}

async function writeStatus(trx: Trx, id: number, { status, userId, note, now }: Change): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ status, erase_at: eraseAtOf(status, now), updated_at: now })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('application_status_history')
    .values({ application_id: id, status, by_user_id: userId, by_name: await nameOf(trx, userId), note, created_at: now })
    .execute();
}

async function mailStatus(trx: Trx, origin: string, row: ApplicationRow, status: ApplicationStatus, now: Date): Promise<void> {
  const job = await trx
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'companies.name'])
    .where('jobs.id', '=', row.job_id)
    .executeTakeFirstOrThrow();
  const subject = {
    applicationId: row.id,
    jobId: row.job_id,
    jobTitle: job.title,
    companyId: row.company_id,
    companyName: job.name,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    hasAccount: row.user_id !== null,
  };
  await enqueueMail(trx, statusMail(origin, subject, status, eraseAtOf(status, now)));
}

/**
 * Sets any status from any other (A04), in either vocabulary (A01). A repeated one changes nothing and mails nothing.
 * @throws Refusal 'invalid' for a status outside both vocabularies
 */
export async function setStatus(context: Context, id: number, userId: number, given: string, note: string | null): Promise<void> {
  const status = given.trim() === '' ? null : parseStatus(given.trim());
  if (status === null)
    throw new Refusal('invalid', applicationMessages.invalidStatus, {
      fields: [{ name: 'status', message: applicationMessages.invalidStatus }],
    });
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const row = await held(trx, id);
    if (row.status === status && note === null) return;
    await writeStatus(trx, id, { status, userId, note, now });
    if (row.status !== status) await mailStatus(trx, context.origin(), row, status, now);
  });
}

/** The applicant takes the application back. @throws Refusal 'conflict' unless its status is SUBMITTED (O28) */
export async function withdraw(context: Context, id: number, userId: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await held(trx, id);
    const status = parseStatus(row.status);
    if (status === null || !canWithdraw(status)) throw new Refusal('conflict', applicationMessages.withdrawOnlySubmitted);
    await writeStatus(trx, id, { status: 'WITHDRAWN', userId, note: null, now: context.now() });
  });
}

type Edit = 'application-notes' | 'application-rating' | 'application-assigned';

async function edit(
  context: Context,
  id: number,
  userId: number,
  action: Edit,
  values: Partial<Pick<ApplicationRow, 'notes' | 'rating' | 'assigned_member_id'>>,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const now = context.now();
    const row = await held(trx, id);
    await trx
      .updateTable('applications')
      .set({ ...values, updated_at: now })
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('audit')
      .values({
        user_id: userId,
        company_id: row.company_id,
        action,
        subject_type: 'application',
        subject_id: id,
        details: JSON.stringify(details),
        created_at: now,
      })
      .execute();
  });
}

/** Replaces the private notes; both calls and both keys mean the same text (A18). @throws Refusal 'invalid' without any key */
export async function setNotes(
  context: Context,
  id: number,
  userId: number,
  body: { readonly note?: string | null | undefined; readonly recruiterNotes?: string | null | undefined },
): Promise<void> {
  const given = body.recruiterNotes === undefined ? body.note : body.recruiterNotes;
  if (given === undefined)
    throw new Refusal('invalid', serverMessages.required, { fields: [{ name: 'recruiterNotes', message: serverMessages.required }] });
  const notes = given === null || given.trim() === '' ? null : given;
  // The audit says that and by whom, not what: the text would outlive its deletion there.
  await edit(context, id, userId, 'application-notes', { notes }, { length: notes?.length ?? 0 });
}

/** Sets the rating, 1 to 5. */
export async function setRating(context: Context, id: number, userId: number, rating: number): Promise<void> {
  await edit(context, id, userId, 'application-rating', { rating }, { rating });
}

/** Makes a team member of the same company responsible; null for nobody. @throws Refusal 'not-found' for anybody else (rule 2) */
export async function assign(
  context: Context,
  application: { readonly id: number; readonly companyId: number },
  userId: number,
  memberId: number | null,
): Promise<void> {
  const member =
    memberId === null || !Number.isInteger(memberId) || memberId > 2_147_483_647
      ? undefined
      : await context.db
          .selectFrom('team_members')
          .select('id')
          .where('id', '=', memberId)
          .where('company_id', '=', application.companyId)
          .executeTakeFirst();
  if (memberId !== null && member === undefined) throw new Refusal('not-found', generalMessages.notFound);
  await edit(context, application.id, userId, 'application-assigned', { assigned_member_id: memberId }, { memberId });
}
