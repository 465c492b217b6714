import { rolesWith } from '@stellwerk/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { CompanyId, JobId } from '../../platform/ids.ts';

type Db = Kysely<Database>;

/** Email addresses of a job's contact persons with an account, in rank order. Applicants may know them (rule 3). */
async function contactsOf(db: Db, jobId: JobId, companyId: CompanyId): Promise<readonly string[]> {
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

/** Reply address for an applicant: the job's first contact person, else the address set by the company; null without one. */
export async function replyToOf(db: Db, jobId: JobId, companyId: CompanyId): Promise<string | null> {
  const [contact] = await contactsOf(db, jobId, companyId);
  if (contact !== undefined) return contact;
  const company = await db.selectFrom('companies').select('contact_email').where('id', '=', companyId).executeTakeFirst();
  return company?.contact_email ?? null;
}

/** Email addresses of the people responsible for a job: its contact persons, else recruiters and higher roles of the company. */
export async function recipientsOf(db: Db, jobId: JobId, companyId: CompanyId): Promise<readonly string[]> {
  const contacts = await contactsOf(db, jobId, companyId);
  return contacts.length > 0 ? contacts : recruitersOf(db, companyId);
}

/** Members among the given ones who want a mail for each new message, or for each new application (CS05). */
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

/** Email addresses of the recruiters of a company and of the higher roles, who may assign people. */
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
