import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AccountLinksTable, UsersTable } from '../../platform/db/tables/accounts.ts';
import { hashOf, linkSecret, SESSION_SECONDS } from './tokens.ts';
import type { UserId } from '../../platform/ids.ts';

export type UserRow = Selectable<UsersTable>;

/**
 * All accounts that name this email address, its owner first, then the oldest. There are several after the registration of
 * a known address (docs/decisions/0020).
 */
export function accountsOf(db: Kysely<Database>, email: string): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy(sql`email_verified_at is null`)
    .orderBy('id')
    .execute();
}

/** The account that owns an email address, the one that confirmed it. An unconfirmed address has no owner (docs/decisions/0035). */
export async function ownerOfAddress(db: Kysely<Database>, email: string): Promise<UserRow | null> {
  return (await accountsOf(db, email)).find((account) => account.email_verified_at !== null) ?? null;
}

/** Locks the registration of an email address until the transaction ends. */
export async function lockAddress(trx: Kysely<Database>, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 0))`.execute(trx);
}

/** Marks the email address of an account as confirmed. @returns false when another account has confirmed it before */
export async function confirmAddress(trx: Kysely<Database>, user: Pick<UserRow, 'id' | 'email'>, now: Date): Promise<boolean> {
  await lockAddress(trx, user.email);
  const owner = await ownerOfAddress(trx, user.email);
  if (owner !== null && owner.id !== user.id) return false;
  await trx.updateTable('users').set({ email_verified_at: now }).where('id', '=', user.id).where('email_verified_at', 'is', null).execute();
  return true;
}

/** Whether a secret belongs to an open invitation mailed to this email address, which proves access to its mails (O48). */
export async function isInvited(trx: Kysely<Database>, email: string, secret: string | undefined, now: Date): Promise<boolean> {
  if (secret === undefined) return false;
  const row = await trx
    .selectFrom('invitations')
    .select('id')
    .where('token_hash', '=', hashOf(secret))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findUser(db: Kysely<Database>, id: UserId): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Replaces the stored picture. @returns the former one; null for none */
export async function swapUserAvatar(db: Kysely<Database>, id: UserId, avatar: string | null, now: Date): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const former = await trx.selectFrom('users').select('avatar').where('id', '=', id).forUpdate().executeTakeFirst();
    await trx.updateTable('users').set({ avatar, updated_at: now }).where('id', '=', id).execute();
    return former?.avatar ?? null;
  });
}

/** Inserts a session. @returns its id */
export async function openSession(db: Kysely<Database>, userId: UserId, now: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('sessions')
    .values({ id, user_id: userId, expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000) })
    .execute();
  return id;
}

export async function endSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: now }).where('id', '=', id).where('ended_at', 'is', null).execute();
}

/** Sets a password; every session of the account ends (decisions, rule 9). */
export async function setPassword(trx: Kysely<Database>, userId: UserId, passwordHash: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', userId).execute();
  await trx.updateTable('sessions').set({ ended_at: now }).where('user_id', '=', userId).where('ended_at', 'is', null).execute();
}

/** Stores a one-time link; older ones of the same purpose expire. @returns the secret of its URL, which is not stored */
export async function makeLink(
  trx: Kysely<Database>,
  userId: UserId,
  purpose: AccountLinksTable['purpose'],
  seconds: number,
  now: Date,
): Promise<string> {
  const { secret, hash } = linkSecret();
  await trx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('account_links')
    .values({ user_id: userId, purpose, token_hash: hash, expires_at: new Date(now.getTime() + seconds * 1000) })
    .execute();
  return secret;
}

/** Uses up a one-time link. @returns its account, or null for an unknown, expired or used one: of two concurrent calls only one succeeds */
export async function useLink(
  trx: Kysely<Database>,
  secret: string,
  purpose: AccountLinksTable['purpose'],
  now: Date,
): Promise<number | null> {
  const row = await trx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The account of a link that is neither used nor expired. The link stays valid. */
export async function peekLink(
  db: Kysely<Database>,
  secret: string,
  purpose: AccountLinksTable['purpose'],
  now: Date,
): Promise<UserRow | null> {
  const row = await db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .selectAll('users')
    .where('token_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('account_links.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** The account of a link that was used or replaced by a newer one, when its email address is confirmed; null for an expired link. */
export async function confirmedAccountOf(db: Kysely<Database>, secret: string, now: Date): Promise<UserRow | null> {
  const row = await db
    .selectFrom('account_links')
    .innerJoin('users', 'users.id', 'account_links.user_id')
    .selectAll('users')
    .where('token_hash', '=', hashOf(secret))
    .where('purpose', '=', 'confirm-email')
    .where('used_at', 'is not', null)
    .where('account_links.expires_at', '>', now)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The account of a session that has neither ended nor expired. */
export async function findSession(
  db: Kysely<Database>,
  { sessionId, userId }: { readonly sessionId: string; readonly userId: UserId },
  now: Date,
): Promise<Pick<UserRow, 'id' | 'roles' | 'email_verified_at'> | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.roles', 'users.email_verified_at'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertUser(trx: Kysely<Database>, user: Insertable<UsersTable>): Promise<UserRow> {
  return trx.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow();
}

/** Changes an account. @returns null when it is deleted */
export async function updateUser(db: Kysely<Database>, id: UserId, values: Updateable<UsersTable>): Promise<UserRow | null> {
  return (await db.updateTable('users').set(values).where('id', '=', id).returningAll().executeTakeFirst()) ?? null;
}
