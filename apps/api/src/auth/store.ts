import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { AccountLinksTable, UsersTable } from '../db/tables/accounts.ts';
import { hashOf, linkSecret, SESSION_SECONDS } from './tokens.ts';

export type UserRow = Selectable<UsersTable>;

export async function findUserByEmail(db: Kysely<Database>, email: string): Promise<UserRow | null> {
  return (
    (await db
      .selectFrom('users')
      .selectAll()
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst()) ?? null
  );
}

export async function findUser(db: Kysely<Database>, id: number): Promise<UserRow | null> {
  return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Opens a session row. @returns its id */
export async function openSession(db: Kysely<Database>, userId: number, now: Date): Promise<string> {
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

/** Sets a password; every session of the account ends with it (decisions, rule 9). */
export async function setPassword(trx: Kysely<Database>, userId: number, passwordHash: string, now: Date): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash, updated_at: now }).where('id', '=', userId).execute();
  await trx.updateTable('sessions').set({ ended_at: now }).where('user_id', '=', userId).where('ended_at', 'is', null).execute();
}

/** Stores a one-time link; older ones of the same purpose end. @returns the secret of the address, which is not stored */
export async function makeLink(
  trx: Kysely<Database>,
  userId: number,
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

/** Uses up a one-time link. @returns its account, or null when it is unknown, expired or used: two calls at once cannot both win */
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
