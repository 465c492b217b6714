import { randomUUID } from 'node:crypto';
import { type AccountRole, authMessages, generalMessages } from '@stellwerk/domain';
import { sql } from 'kysely';
import type { requests } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { serverMessages } from '../messages.de.ts';
import { Refusal } from '../refusal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { confirmMail, knownAddressMail, passwordChangedMail, resetMail } from './mails.de.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { findUser, findUserByEmail, makeLink, openSession, setPassword, useLink, type UserRow } from './store.ts';

const HOUR = 60 * 60;
const RESET_SECONDS = HOUR;
const CONFIRM_SECONDS = 7 * 24 * HOUR;

export type Person = Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name' | 'phone' | 'avatar' | 'roles'>;

export interface Login {
  readonly token: string;
  readonly user: Person;
}

function refuseCommon(password: string, email: string, field: string): void {
  if (isCommonPassword(password, email))
    throw new Refusal('invalid', authMessages.passwordCommon, { fields: [{ name: field, message: authMessages.passwordCommon }] });
}

async function logIn(context: Context, user: Person): Promise<Login> {
  const sessionId = await openSession(context.db, user.id, context.now());
  return { token: await context.tokens.sign({ userId: user.id, sessionId }, context.now()), user };
}

/** Logs in. @throws Refusal with one neutral text, in the same time, for an unknown account and for a wrong password */
export async function login(context: Context, input: z.output<typeof requests.loginRequest>, address: string): Promise<Login> {
  const email = input.email.toLowerCase();
  await context.limits.consume('login-address', address);
  await context.limits.consume('login-account', email);
  const user = await findUserByEmail(context.db, email);
  if (!(await checkPassword(user?.password_hash ?? null, input.password)) || user === null)
    throw new Refusal('unauthenticated', authMessages.wrongLogin);
  return logIn(context, user);
}

type Registration = z.output<typeof requests.registerRequest>;

/** What somebody gets who registers a known address: the same answer with a token of no session, and the owner of the address a mail. */
async function pretend(context: Context, known: UserRow, input: Registration): Promise<Login> {
  const origin = context.origin();
  await enqueueMail(context.db, knownAddressMail(known.email, `${origin}/login`, `${origin}/forgot-password`));
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('users', 'id'))::int as id`.execute(context.db);
  const id = rows[0]?.id ?? 0;
  const token = await context.tokens.sign({ userId: id, sessionId: randomUUID() }, context.now());
  return {
    token,
    user: {
      id,
      email: input.email.toLowerCase(),
      first_name: input.firstName,
      last_name: input.lastName,
      phone: input.phone || null,
      avatar: null,
      roles: [input.accountType],
    },
  };
}

/** Makes an account, logs it in at once and mails a link that confirms the address (O01). */
export async function register(context: Context, input: Registration, address: string): Promise<Login> {
  await context.limits.consume('register-address', address);
  const email = input.email.toLowerCase();
  refuseCommon(input.password, email, 'password');
  const passwordHash = await hashPassword(input.password);
  const known = await findUserByEmail(context.db, email);
  if (known !== null) return pretend(context, known, input);
  const roles: AccountRole[] = [input.accountType];
  const user = await context.db.transaction().execute(async (trx) => {
    const made = await trx
      .insertInto('users')
      .values({
        email,
        password_hash: passwordHash,
        first_name: input.firstName,
        last_name: input.lastName,
        phone: input.phone || null,
        roles,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made === undefined) return null;
    const secret = await makeLink(trx, made.id, 'confirm-email', CONFIRM_SECONDS, context.now());
    await enqueueMail(trx, confirmMail(email, `${context.origin()}/login?confirm=${secret}`));
    return made;
  });
  if (user !== null) return logIn(context, user);
  const winner = await findUserByEmail(context.db, email);
  if (winner === null) throw new Error('The account that stood in the way is gone.');
  return pretend(context, winner, input);
}

/** Mails a link that sets a new password. Says nothing about whether the account exists. */
export async function forgotPassword(context: Context, email: string, address: string): Promise<void> {
  await context.limits.consume('login-address', address);
  await context.limits.consume('reset-account', email.toLowerCase());
  const user = await findUserByEmail(context.db, email);
  if (user === null) return;
  await context.db.transaction().execute(async (trx) => {
    const secret = await makeLink(trx, user.id, 'reset-password', RESET_SECONDS, context.now());
    await enqueueMail(trx, resetMail(user.email, `${context.origin()}/reset-password?token=${secret}`));
  });
}

/** Sets a password over a mailed link, which also proves the address; ends every session. */
export async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  refuseCommon(password, '', 'password');
  const passwordHash = await hashPassword(password);
  await context.db.transaction().execute(async (trx) => {
    const userId = await useLink(trx, token, 'reset-password', context.now());
    const user = userId === null ? null : await findUser(trx, userId);
    if (user === null) throw new Refusal('invalid', serverMessages.linkUsed);
    await setPassword(trx, user.id, passwordHash, context.now());
    if (user.email_verified_at === null)
      await trx.updateTable('users').set({ email_verified_at: context.now() }).where('id', '=', user.id).execute();
    await enqueueMail(trx, passwordChangedMail(user.email));
  });
}

/** Changes the password of a logged-in account; ends every session, this one too (decisions, rule 9). */
export async function changePassword(
  context: Context,
  userId: number,
  input: z.output<typeof requests.changePasswordRequest>,
): Promise<void> {
  const user = await findUser(context.db, userId);
  if (user === null) throw new Refusal('unauthenticated', generalMessages.notLoggedIn);
  await context.limits.consume('login-account', user.email);
  if (!(await checkPassword(user.password_hash, input.currentPassword)))
    throw new Refusal('invalid', serverMessages.wrongPassword, {
      fields: [{ name: 'currentPassword', message: serverMessages.wrongPassword }],
    });
  refuseCommon(input.newPassword, user.email, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  await context.db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, passwordHash, context.now());
    await enqueueMail(trx, passwordChangedMail(user.email));
  });
}

/** Changes names and phone; absent keys keep their value. */
export async function updateProfile(context: Context, userId: number, input: z.output<typeof requests.profileRequest>): Promise<UserRow> {
  const { firstName, lastName, phone } = input;
  const user = await context.db
    .updateTable('users')
    .set({
      updated_at: context.now(),
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
      ...(phone === undefined ? {} : { phone: phone?.trim() || null }),
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (user === undefined) throw new Refusal('unauthenticated', generalMessages.notLoggedIn);
  return user;
}
