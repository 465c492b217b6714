import { invitationMail, writeMail } from '@stellwerk/mails';
import { authMessages, generalMessages, teamMessages } from '@stellwerk/domain';
import { CallError, checkRole, parseId, type AnswerOf, type InputOf } from '@stellwerk/domain/endpoints';
import type { Transaction } from 'kysely';
import { confirmAddress, findUser } from '../../people/accounts/store.ts';
import { hashOf, linkSecret } from '../../people/accounts/tokens.ts';
import { companyCardWire } from '../company/to-wire.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import { noteEvent } from '../history/store.ts';
import { enqueueMail, installationOf } from '../../platform/mail/outbox.ts';
import {
  companyOf,
  deleteInvitation,
  findByHash,
  findPending,
  insertInvitation,
  joinedBy,
  insertMembership,
  isInTeam,
  markAccepted,
  pendingOf,
  personOf,
  recordWith,
  renewInvitation,
  type InvitationRow,
} from './invitation-store.ts';
import { managerRole } from './members.ts';
import { requireSeat } from './seats.ts';
import { findMember, insertMember, lockTeam, roleOf, updateMember } from './store.ts';
import type { CompanyId, UserId } from '../../platform/ids.ts';

type Trx = Transaction<Database>;
type Invite = InputOf<'inviteMember', 'request'>;

const DAY = 24 * 60 * 60 * 1000;
/** Lifetime of a link (O48). */
const LIFETIME = 7 * DAY;

const gone = (): CallError => new CallError('not-found', teamMessages.invitationGone);

/** A pending invitation; the secret of its link leaves the server only by mail. */
function invitationWire(row: InvitationRow): AnswerOf<'pendingInvitations'>[number] {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    position: row.position,
    role: row.role,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

const sent = (row: InvitationRow): AnswerOf<'inviteMember'> => ({
  success: true,
  message: teamMessages.invited,
  invitation: invitationWire(row),
});

const orNull = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text);

/** Mails the link of an invitation, in the transaction that stores its hash. */
async function mailInvitation(trx: Trx, context: Context, row: InvitationRow, secret: string): Promise<void> {
  const { name } = await companyOf(trx, row.company_id);
  const inviter = await personOf(trx, row.invited_by);
  await enqueueMail(trx, {
    to: row.email,
    ...writeMail(
      invitationMail({
        inviter,
        company: name,
        role: row.role,
        href: `${context.origin()}/invitations/${secret}`,
        expiresAt: row.expires_at,
      }),
      installationOf(context),
    ),
  });
}

/** Sender, time and expiry of a new link. */
const freshLink = (userId: UserId, now: Date) => {
  const { secret, hash } = linkSecret();
  return { secret, columns: { token_hash: hash, invited_by: userId, created_at: now, expires_at: new Date(now.getTime() + LIFETIME) } };
};

/** Limits apply per account, which may have many companies. @throws CallError 'limit' (rule 11) */
async function countInvitation({ limits }: Context, companyId: CompanyId, userId: UserId): Promise<void> {
  await limits.consume('invitations-account', userId);
  await limits.consume('invitations', companyId);
}

/**
 * Invites a person by mail (API67). A team member without an account and with this email address is linked to the invitation.
 * @throws CallError 'conflict' for a member or an invited person, 'limit' over 20 a day (rule 11)
 */
export async function invite(context: Context, companyId: CompanyId, userId: UserId, input: Invite): Promise<AnswerOf<'inviteMember'>> {
  await countInvitation(context, companyId, userId);
  const now = context.now();
  const email = input.email.toLowerCase();
  return context.db.transaction().execute(async (trx) => {
    await lockTeam(trx, companyId);
    const caller = await managerRole(trx, companyId, userId);
    if (await isInTeam(trx, companyId, email)) throw new CallError('conflict', teamMessages.alreadyMember);
    const recordId = await recordWith(trx, companyId, email);
    const record = recordId === null ? null : await findMember(trx, recordId);
    const role = input.role ?? record?.role ?? 'MEMBER';
    checkRole(role, 'MEMBER', caller);
    // A team member already counts as a seat.
    if (recordId === null) await requireSeat(trx, context, companyId);
    const { secret, columns } = freshLink(userId, now);
    const row = await insertInvitation(trx, {
      ...columns,
      company_id: companyId,
      team_member_id: recordId,
      email,
      first_name: orNull(input.firstName) ?? record?.first_name ?? null,
      last_name: orNull(input.lastName) ?? record?.last_name ?? null,
      position: orNull(input.position) ?? record?.position ?? null,
      role,
    });
    if (row === null) throw new CallError('conflict', teamMessages.alreadyInvited);
    if (recordId !== null) await updateMember(trx, recordId, { status: 'PENDING', invitation_sent: true }, now);
    await mailInvitation(trx, context, row, secret);
    await noteEvent(trx, { companyId, userId, action: 'invitation-sent', subject: { type: 'invitation', id: row.id }, now });
    return sent(row);
  });
}

/** Open invitations and expired ones, which can be sent again (API68). */
export const pending = async (context: Context, companyId: CompanyId) => (await pendingOf(context.db, companyId)).map(invitationWire);

/** Invitation and sender for a change, with the team locked. @throws CallError 'not-found' */
async function lockedPending(trx: Trx, companyId: CompanyId, userId: UserId, id: string): Promise<InvitationRow> {
  await lockTeam(trx, companyId);
  await managerRole(trx, companyId, userId);
  const row = await findPending(trx, companyId, parseId(id));
  if (row === null) throw gone();
  return row;
}

/** Sends an invitation again, for seven days from now; the former link expires. @throws CallError 'not-found' or 'limit' */
export async function resend(context: Context, companyId: CompanyId, userId: UserId, id: string): Promise<AnswerOf<'resendInvitation'>> {
  await countInvitation(context, companyId, userId);
  const now = context.now();
  return context.db.transaction().execute(async (trx) => {
    const { id: invitationId, team_member_id, expires_at } = await lockedPending(trx, companyId, userId, id);
    // An expired one no longer holds a seat.
    if (team_member_id === null && expires_at <= now) await requireSeat(trx, context, companyId);
    const { secret, columns } = freshLink(userId, now);
    const row = await renewInvitation(trx, invitationId, columns);
    await mailInvitation(trx, context, row, secret);
    await noteEvent(trx, { companyId, userId, action: 'invitation-sent', subject: { type: 'invitation', id: row.id }, now });
    return sent(row);
  });
}

/** Withdraws an invitation (API69): its link expires, and the team member can be invited again. @throws CallError 'not-found' */
export async function withdrawInvitation(context: Context, companyId: CompanyId, userId: UserId, id: string): Promise<void> {
  const now = context.now();
  await context.db.transaction().execute(async (trx) => {
    const row = await lockedPending(trx, companyId, userId, id);
    await deleteInvitation(trx, row.id);
    if (row.team_member_id !== null) await updateMember(trx, row.team_member_id, { status: 'ACTIVE', invitation_sent: false }, now);
    await noteEvent(trx, { companyId, userId, action: 'invitation-deleted', subject: { type: 'invitation', id: row.id }, now });
  });
}

/** The offer of a mailed link (O48). @throws CallError 'not-found' for an unknown, expired, used or withdrawn link */
export async function offerOf(context: Context, secret: string): Promise<AnswerOf<'invitationOffer'>> {
  const row = await findByHash(context.db, hashOf(secret), context.now());
  if (row === null) throw gone();
  const company = await companyOf(context.db, row.company_id);
  const { id, name, logo } = companyCardWire(company);
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    inviter: await personOf(context.db, row.invited_by),
    position: row.position,
    role: row.role,
    expiresAt: row.expires_at.toISOString(),
    company: { id, name, logo, city: company.city },
  };
}

/**
 * The accepting account. The mailed link proves access to the email address, the session identifies the account: together they confirm the
 * address, like
 * a confirmation link (docs/decisions/0035).
 * @throws CallError 'forbidden' for another email address than the invited one, or one of another account (O48)
 */
async function invitedAccount(trx: Trx, row: InvitationRow, userId: UserId, now: Date) {
  const user = await findUser(trx, userId);
  if (user === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
  if (user.email.toLowerCase() !== row.email.toLowerCase()) throw new CallError('forbidden', teamMessages.otherAddress);
  if (user.email_verified_at === null && !(await confirmAddress(trx, user, now)))
    throw new CallError('forbidden', authMessages.confirmFirst);
  return user;
}

/** Makes the invited account a team member: its waiting record, or a new one. @returns its id */
async function joinTeam(trx: Trx, row: InvitationRow, user: Awaited<ReturnType<typeof invitedAccount>>, now: Date): Promise<number> {
  await insertMembership(trx, row.company_id, user.id, row.role);
  const waiting = row.team_member_id ?? (await recordWith(trx, row.company_id, row.email.toLowerCase()));
  const values = { user_id: user.id, planned_role: row.role, status: 'ACTIVE', invitation_sent: true } as const;
  if (waiting !== null) {
    await updateMember(trx, waiting, values, now);
    return waiting;
  }
  const { first_name, last_name, email } = user;
  return insertMember(trx, { ...values, company_id: row.company_id, first_name, last_name, email, position: row.position });
}

/** The response to a member who has already accepted this invitation. @throws CallError 'not-found' for everybody else */
async function repeated({ db }: Pick<Context, 'db'>, secret: string, userId: UserId): Promise<AnswerOf<'acceptInvitation'>> {
  const companyId = await joinedBy(db, hashOf(secret), userId);
  if (companyId === null) throw gone();
  return { success: true, companyId, alreadyMember: false };
}

/**
 * Accepts an invitation, once (O48). Existing members keep their role. Accepting again returns
 * the first response (decision 0068).
 * @throws CallError 'not-found' for an invalid link, else as `invitedAccount`
 */
export async function accept(context: Context, secret: string, userId: UserId): Promise<AnswerOf<'acceptInvitation'>> {
  const now = context.now();
  const known = await findByHash(context.db, hashOf(secret), now);
  if (known === null) return repeated(context, secret, userId);
  return context.db.transaction().execute(async (trx) => {
    await lockTeam(trx, known.company_id);
    const row = await findByHash(trx, hashOf(secret), now);
    // Of two concurrent calls one is second.
    if (row === null) return repeated({ db: trx }, secret, userId);
    const user = await invitedAccount(trx, row, userId, now);
    const alreadyMember = (await roleOf(trx, row.company_id, user.id)) !== null;
    await markAccepted(trx, row.id, now);
    if (!alreadyMember) {
      const subjectId = await joinTeam(trx, row, user, now);
      await noteEvent(trx, { companyId: row.company_id, userId, action: 'member-joined', subject: { type: 'member', id: subjectId }, now });
    }
    return { success: true, companyId: row.company_id, alreadyMember };
  });
}
