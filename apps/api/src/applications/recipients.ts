import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Mail addresses of those who learn of a new application: the posting's contact persons with an account, else recruiters
 * and up of the company.
 */
export async function recipientsOf(db: Kysely<Database>, jobId: number, companyId: number): Promise<readonly string[]> {
  const contacts = await db
    .selectFrom('job_contacts')
    .innerJoin('team_members', 'team_members.id', 'job_contacts.team_member_id')
    .innerJoin('memberships', (join) =>
      join.onRef('memberships.user_id', '=', 'team_members.user_id').onRef('memberships.company_id', '=', 'team_members.company_id'),
    )
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.email')
    .where('job_contacts.job_id', '=', jobId)
    .where('team_members.company_id', '=', companyId)
    .orderBy('job_contacts.rank')
    .execute();
  if (contacts.length > 0) return [...new Set(contacts.map(({ email }) => email))];
  const members = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.email')
    .where('memberships.company_id', '=', companyId)
    .where('memberships.role', 'in', ['RECRUITER', 'ADMIN', 'OWNER'])
    .orderBy('users.id')
    .execute();
  return members.map(({ email }) => email);
}
