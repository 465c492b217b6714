import type { TeamRole } from '@stellwerk/domain';
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { InvitationsTable } from '../../platform/db/tables/companies.ts';
import type { CompanyId, InvitationId, UserId } from '../../platform/ids.ts';

type Db = Kysely<Database>;
type Trx = Transaction<Database>;

export type InvitationRow = Selectable<InvitationsTable>;

/** Open invitations, including expired ones, the newest first. */
export async function pendingOf(db: Db, companyId: CompanyId): Promise<readonly InvitationRow[]> {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** An open invitation of a company. */
export async function findPending(db: Db, companyId: CompanyId, id: InvitationId | null): Promise<InvitationRow | null> {
  if (id === null) return null;
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The invitation of a valid link. */
export async function findByHash(db: Db, tokenHash: string, now: Date): Promise<InvitationRow | null> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** The company that an account joined with this link and still belongs to; null for none. */
export async function joinedBy(db: Db, tokenHash: string, userId: UserId): Promise<number | null> {
  const row = await db
    .selectFrom('invitations as i')
    .innerJoin('users as u', (join) => join.on(sql`lower(u.email)`, '=', sql`lower(i.email)`))
    .innerJoin('confirmed_memberships as m', (join) => join.onRef('m.company_id', '=', 'i.company_id').onRef('m.user_id', '=', 'u.id'))
    .select('i.company_id as companyId')
    .where('i.token_hash', '=', tokenHash)
    .where('i.accepted_at', 'is not', null)
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return row?.companyId ?? null;
}

/** Stores an invitation; it replaces an expired one to the same email address. @returns null when one is open already (O48) */
export async function insertInvitation(trx: Trx, invitation: Insertable<InvitationsTable>): Promise<InvitationRow | null> {
  const row = await trx
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Fields that sending an invitation again changes. */
export type Renewal = Pick<InvitationRow, 'token_hash' | 'invited_by' | 'created_at' | 'expires_at'>;

export async function renewInvitation(trx: Trx, id: InvitationId, renewal: Renewal): Promise<InvitationRow> {
  return trx.updateTable('invitations').set(renewal).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteInvitation(trx: Trx, id: InvitationId): Promise<void> {
  await trx.deleteFrom('invitations').where('id', '=', id).execute();
}

export async function markAccepted(trx: Trx, id: InvitationId, now: Date): Promise<void> {
  await trx.updateTable('invitations').set({ accepted_at: now }).where('id', '=', id).execute();
}

/** Whether an account with this confirmed email address is in the team. */
export async function isInTeam(db: Db, companyId: CompanyId, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('confirmed_memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where(sql`lower(u.email)`, '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** The team member without an account that has this email address; null for none. */
export async function recordWith(db: Db, companyId: CompanyId, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('team_members')
    .select('id')
    .where('company_id', '=', companyId)
    .where('user_id', 'is', null)
    .where(sql`lower(email)`, '=', email)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Gives an account access to a company. */
export async function insertMembership(trx: Trx, companyId: CompanyId, userId: UserId, role: TeamRole): Promise<void> {
  await trx.insertInto('memberships').values({ company_id: companyId, user_id: userId, role }).execute();
}

/** Data of an offer besides the invitation. */
export interface Host {
  readonly id: CompanyId;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly city: string | null;
}

export async function companyOf(db: Db, companyId: CompanyId): Promise<Host> {
  return db.selectFrom('companies').select(['id', 'name', 'slug', 'logo', 'city']).where('id', '=', companyId).executeTakeFirstOrThrow();
}

/** First and last name of an account; '' for none. */
export async function personOf(db: Db, userId: UserId | null): Promise<string> {
  if (userId === null) return '';
  const row = await db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', userId).executeTakeFirst();
  return row === undefined ? '' : `${row.first_name} ${row.last_name}`.trim();
}
