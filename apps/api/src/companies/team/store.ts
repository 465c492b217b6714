import type { TeamRole } from '@stellwerk/domain';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { TeamMembersTable } from '../../platform/db/tables/companies.ts';
import type { CompanyId, MemberId, UserId } from '../../platform/ids.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

/** A team member; the role is that of the membership where there is an account. */
export type MemberRow = Selectable<TeamMembersTable> & { readonly role: TeamRole };
export type MemberEdit = Updateable<TeamMembersTable>;

const members = (db: Db) =>
  db
    .selectFrom('team_members as t')
    .leftJoin('memberships as m', (join) => join.onRef('m.company_id', '=', 't.company_id').onRef('m.user_id', '=', 't.user_id'))
    .selectAll('t')
    .select(sql<TeamRole>`coalesce(m.role, t.planned_role)`.as('role'));

/** Team members of the company, in the order of their ids. */
export async function membersOf(db: Db, companyId: CompanyId): Promise<readonly MemberRow[]> {
  return members(db).where('t.company_id', '=', companyId).orderBy('t.id').execute();
}

export async function findMember(db: Db, id: MemberId): Promise<MemberRow | null> {
  return (await members(db).where('t.id', '=', id).executeTakeFirst()) ?? null;
}

/** Serialises changes of a team: permissions depend on rows that must not change until the end. */
export async function lockTeam(trx: Trx, companyId: CompanyId): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().executeTakeFirst();
}

/** Number of team members and open invitations, which hold seats: one per person, including invited members (O38). */
export async function countSeats(trx: Trx, companyId: CompanyId, now: Date): Promise<number> {
  const { rows } = await sql<{ seats: number }>`
    select (select count(*)::int from team_members where company_id = ${companyId})
      + (select count(*)::int from invitations
          where company_id = ${companyId} and team_member_id is null and accepted_at is null and expires_at > ${now}) as seats`.execute(
    trx,
  );
  return rows[0]?.seats ?? 0;
}

/** Adds a member. @returns the id */
export async function insertMember(trx: Trx, member: Insertable<TeamMembersTable>): Promise<number> {
  return (await trx.insertInto('team_members').values(member).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateMember(trx: Trx, id: MemberId, values: MemberEdit, now: Date): Promise<void> {
  await trx
    .updateTable('team_members')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Replaces the stored picture. @returns the former one; null for none and for a deleted member */
export async function swapAvatar(trx: Trx, id: MemberId, filename: string | null, now: Date): Promise<string | null> {
  const row = await trx.selectFrom('team_members').select('avatar').where('id', '=', id).forUpdate().executeTakeFirst();
  await updateMember(trx, id, { avatar: filename }, now);
  return row?.avatar ?? null;
}

/** Assigns a role: now where there is an account, else as soon as the open invitation is accepted (O50). */
export async function setRole(trx: Trx, { id, company_id, user_id }: MemberRow, role: TeamRole, now: Date): Promise<void> {
  await updateMember(trx, id, { planned_role: role }, now);
  if (user_id !== null)
    await trx.updateTable('memberships').set({ role }).where('company_id', '=', company_id).where('user_id', '=', user_id).execute();
  else await trx.updateTable('invitations').set({ role }).where('team_member_id', '=', id).where('accepted_at', 'is', null).execute();
}

/** Makes the owner of a company an administrator (O49). */
export async function stepDown(trx: Trx, companyId: CompanyId, now: Date): Promise<void> {
  const owners = await trx
    .updateTable('memberships')
    .set({ role: 'ADMIN' })
    .where('company_id', '=', companyId)
    .where('role', '=', 'OWNER')
    .returning('user_id')
    .execute();
  for (const { user_id } of owners)
    await trx
      .updateTable('team_members')
      .set({ planned_role: 'ADMIN', updated_at: now })
      .where('company_id', '=', companyId)
      .where('user_id', '=', user_id)
      .execute();
}

/** Removes a person from all contact lists; later ones move up (O51). */
async function leaveContacts(trx: Trx, id: MemberId): Promise<void> {
  const left = await trx.deleteFrom('job_contacts').where('team_member_id', '=', id).returning('job_id').execute();
  const jobIds = left.map(({ job_id }) => job_id);
  if (jobIds.length === 0) return;
  await sql`
    update job_contacts c set rank = r.rank
    from (select job_id, team_member_id, row_number() over (partition by job_id order by rank, team_member_id) as rank
      from job_contacts where job_id = any(${jobIds}::int[])) r
    where c.job_id = r.job_id and c.team_member_id = r.team_member_id and c.rank <> r.rank`.execute(trx);
}

/**
 * Removes a person from the team, contact lists and assignments, with an open invitation and the access to the company. The
 * account stays (CT18, O51).
 */
export async function deleteMember(trx: Trx, { id, company_id, user_id }: MemberRow): Promise<void> {
  await leaveContacts(trx, id);
  if (user_id !== null) await trx.deleteFrom('memberships').where('company_id', '=', company_id).where('user_id', '=', user_id).execute();
  await trx.deleteFrom('team_members').where('id', '=', id).execute();
}

/** Roles of an account in a company, read again under the lock; null for none. */
export async function roleOf(trx: Trx, companyId: CompanyId, userId: UserId): Promise<TeamRole | null> {
  const row = await trx
    .selectFrom('confirmed_memberships')
    .select('role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}
