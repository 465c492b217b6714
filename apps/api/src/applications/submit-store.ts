import { rolesWith } from '@stellwerk/domain';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ApplicationsTable } from '../db/tables/applications.ts';
import type { ApplicationId, CompanyId, JobId } from '../ids.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** Two clicks at the same moment: the second waits here until the first has been stored. */
export async function lockPayload(trx: Trx, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
}

/** The first application with this payload since a moment. */
export async function findByPayload(
  db: Db,
  hash: string,
  since: Date,
): Promise<{ readonly id: ApplicationId; readonly token: string } | null> {
  const first = await db
    .selectFrom('applications')
    .select(['id', 'reference_token as token'])
    .where('payload_hash', '=', hash)
    .where('created_at', '>', since)
    .orderBy('id')
    .executeTakeFirst();
  return first ?? null;
}

/** Inserts an application with the first entry of its history. @returns its id */
export async function insertApplication(trx: Trx, row: Insertable<ApplicationsTable> & { readonly created_at: Date }): Promise<number> {
  const { id } = await trx.insertInto('applications').values(row).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('application_status_history')
    .values({
      application_id: id,
      status: 'SUBMITTED',
      by_user_id: row.user_id ?? null,
      by_name: `${row.first_name} ${row.last_name}`,
      created_at: row.created_at,
    })
    .execute();
  return id;
}

/** Mail addresses of the contact persons of a job who have an account, in their order. Applicants may know them (rule 3). */
export async function contactsOf(db: Db, jobId: JobId, companyId: CompanyId): Promise<readonly string[]> {
  const contacts = await db
    .selectFrom('job_contacts')
    .innerJoin('team_members', 'team_members.id', 'job_contacts.team_member_id')
    .innerJoin('confirmed_memberships as m', (join) =>
      join.onRef('m.user_id', '=', 'team_members.user_id').onRef('m.company_id', '=', 'team_members.company_id'),
    )
    .innerJoin('users', 'users.id', 'm.user_id')
    .select('users.email')
    .where('job_contacts.job_id', '=', jobId)
    .where('team_members.company_id', '=', companyId)
    .orderBy('job_contacts.rank')
    .execute();
  return [...new Set(contacts.map(({ email }) => email))];
}

/** Where an applicant answers: the first contact person of the job, else the address that the company has set; null for nowhere. */
export async function replyToOf(db: Db, jobId: JobId, companyId: CompanyId): Promise<string | null> {
  const [contact] = await contactsOf(db, jobId, companyId);
  if (contact !== undefined) return contact;
  const company = await db.selectFrom('companies').select('contact_email').where('id', '=', companyId).executeTakeFirst();
  return company?.contact_email ?? null;
}

/** Mail addresses of those who answer for a job: its contact persons, else recruiters and up of the company. */
export async function recipientsOf(db: Db, jobId: JobId, companyId: CompanyId): Promise<readonly string[]> {
  const contacts = await contactsOf(db, jobId, companyId);
  return contacts.length > 0 ? contacts : recruitersOf(db, companyId);
}

/** Those of some people of a company who want a mail for each new message, or for each new application (CS05). */
export async function readersOf(
  db: Db,
  companyId: CompanyId,
  emails: readonly string[],
  about: 'messages' | 'applications',
): Promise<readonly string[]> {
  const members = await db
    .selectFrom('confirmed_memberships as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select(['users.email', 'm.notify_by_mail', 'm.notify_applications'])
    .where('m.company_id', '=', companyId)
    .execute();
  const wants = members.filter((member) => member.notify_by_mail && (about === 'messages' || member.notify_applications));
  return emails.filter((email) => wants.some((member) => member.email === email));
}

/** Mail addresses of the recruiters of a company and of the roles above: whoever may make somebody responsible. */
export async function recruitersOf(db: Db, companyId: CompanyId): Promise<readonly string[]> {
  const members = await db
    .selectFrom('confirmed_memberships as m')
    .innerJoin('users', 'users.id', 'm.user_id')
    .select('users.email')
    .where('m.company_id', '=', companyId)
    .where('m.role', 'in', rolesWith('assignApplications'))
    .orderBy('users.id')
    .execute();
  return members.map(({ email }) => email);
}
