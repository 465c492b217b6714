import { generalMessages, hasRight, namesOf, teamMessages, type MemberFormColumn, type TeamRole } from '@stellwerk/domain';
import { CallError, checkDeletable, checkRole, checkTransfer, type InputOf } from '@stellwerk/domain/endpoints';
import type { Transaction } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import { noteEvent } from '../history/store.ts';
import { serverMessages } from '../../platform/messages.de.ts';
import { requireSeat } from './seats.ts';
import {
  deleteMember,
  findMember,
  insertMember,
  lockTeam,
  roleOf,
  setRole,
  stepDown,
  updateMember,
  type MemberEdit,
  type MemberRow,
} from './store.ts';
import type { CompanyId, MemberId, UserId } from '../../platform/ids.ts';

type Trx = Transaction<Database>;
type MemberInput = InputOf<'updateTeamMember', 'request'>;
export type NewMember = InputOf<'createTeamMember', 'request'>;

const notFound = (): CallError => new CallError('not-found', teamMessages.notFound);

/** A member of the team. @throws CallError 'not-found' */
export async function memberWith(db: Context['db'], id: MemberId): Promise<MemberRow> {
  const member = await findMember(db, id);
  if (member === null) throw notFound();
  return member;
}

/** The member for a change, with the team locked. @throws CallError 'not-found' */
async function lockedMember(trx: Trx, id: MemberId): Promise<MemberRow> {
  const { company_id } = await memberWith(trx, id);
  await lockTeam(trx, company_id);
  return memberWith(trx, id);
}

/**
 * The caller's role, read again under the lock: it may have changed since the permission check.
 * @throws CallError 'forbidden' without a role
 */
export async function managerRole(trx: Trx, companyId: CompanyId, userId: UserId): Promise<TeamRole> {
  const role = await roleOf(trx, companyId, userId);
  if (role === null || !hasRight(role, 'manageTeam')) throw new CallError('forbidden', generalMessages.forbidden);
  return role;
}

/** '' and null both mean none (A26); undefined stays as it is. */
const orNull = (text: string | null | undefined): string | null | undefined => (text === '' ? null : text);

const columnsOf = (input: MemberInput) =>
  ({
    first_name: input.firstName,
    last_name: input.lastName,
    position: input.position,
    job_description: input.jobDescription,
    email: orNull(input.email),
    linkedin_profile: orNull(input.linkedinProfile),
  }) satisfies Readonly<Record<MemberFormColumn, unknown>> & MemberEdit;

/** Creates a team member without an account (API62). @param avatar name of its picture, null for none @returns the id */
export async function createMember(
  context: Context,
  companyId: CompanyId,
  userId: UserId,
  input: NewMember,
  avatar: string | null,
): Promise<number> {
  const now = context.now();
  return context.db.transaction().execute(async (trx) => {
    await lockTeam(trx, companyId);
    checkRole(input.role, 'MEMBER', await managerRole(trx, companyId, userId));
    await requireSeat(trx, context, companyId);
    const id = await insertMember(trx, {
      ...columnsOf(input),
      company_id: companyId,
      first_name: input.firstName,
      last_name: input.lastName,
      avatar,
      planned_role: input.role ?? 'MEMBER',
      created_at: now,
      updated_at: now,
    });
    await noteEvent(trx, { companyId, userId, action: 'member-created', subject: { type: 'member', id }, now });
    return id;
  });
}

/**
 * Changes a member (API63). Members may change themselves, except their own role (O50). @throws CallError as `checkRole`, and 'forbidden'
 * for the email address of the owner
 */
export async function changeMember(context: Context, id: MemberId, userId: UserId, input: MemberInput): Promise<void> {
  const now = context.now();
  await context.db.transaction().execute(async (trx) => {
    const member = await lockedMember(trx, id);
    const caller = await roleOf(trx, member.company_id, userId);
    checkRole(input.role, member.role, caller);
    const values = columnsOf(input);
    const hasNewAddress = values.email !== undefined && values.email !== member.email;
    if (hasNewAddress && member.role === 'OWNER' && caller !== 'OWNER') throw new CallError('forbidden', serverMessages.ownerAddress);
    await updateMember(trx, id, values, now);
    if (input.role !== undefined && input.role !== member.role) await setRole(trx, member, input.role, now);
    const changed = namesOf(values).filter((name) => values[name] !== undefined && values[name] !== member[name]);
    const role = input.role === undefined || input.role === member.role ? {} : { role: { from: member.role, to: input.role } };
    if (changed.length === 0 && !('role' in role)) return;
    await noteEvent(trx, {
      companyId: member.company_id,
      userId,
      action: 'member-changed',
      subject: { type: 'member', id },
      details: { fields: changed, ...role },
      now,
    });
  });
}

/**
 * Removes a member from the team (API65, O51). @returns the former row
 * @throws CallError 'conflict' for the owner (CT17)
 */
export async function removeMember(context: Context, id: MemberId, userId: UserId): Promise<MemberRow> {
  return context.db.transaction().execute(async (trx) => {
    const member = await lockedMember(trx, id);
    await managerRole(trx, member.company_id, userId);
    checkDeletable(member.role);
    await deleteMember(trx, member);
    await noteEvent(trx, {
      companyId: member.company_id,
      userId,
      action: 'member-removed',
      subject: { type: 'member', id },
      // The row is deleted: the history keeps the name (O51).
      details: { name: `${member.first_name} ${member.last_name}`.trim() },
      now: context.now(),
    });
    return member;
  });
}

/**
 * Transfers the ownership to a member with an account; the former owner becomes an administrator (O49).
 * @throws CallError 'not-found' for a member of no or another company, 'conflict' as `checkTransfer`
 */
export async function transferOwnership(context: Context, companyId: CompanyId, userId: UserId, memberId: MemberId | null): Promise<void> {
  const now = context.now();
  await context.db.transaction().execute(async (trx) => {
    await lockTeam(trx, companyId);
    if ((await roleOf(trx, companyId, userId)) !== 'OWNER') throw new CallError('forbidden', generalMessages.forbidden);
    const target = memberId === null ? null : await findMember(trx, memberId);
    if (target === null || target.company_id !== companyId) throw notFound();
    const hasAccess = target.user_id !== null && (await roleOf(trx, companyId, target.user_id)) !== null;
    checkTransfer({ role: target.role, hasAccount: hasAccess });
    await stepDown(trx, companyId, now);
    await setRole(trx, target, 'OWNER', now);
    await noteEvent(trx, { companyId, userId, action: 'ownership-transferred', subject: { type: 'member', id: target.id }, now });
  });
}
