import { passwordChangedMail, resetMail, writeMail } from '@stellwerk/mails';
import { authMessages, generalMessages, type ProfileColumn } from '@stellwerk/domain';
import { CallError, type requests } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import type { Context } from '../../platform/context/context.ts';
import { enqueueMail, installationOf } from '../../platform/mail/outbox.ts';
import { serverMessages } from '../../platform/messages.de.ts';
import { isCommonPassword } from './common-passwords.ts';
import { countLoginAttempt } from './login-attempts.ts';
import { checkPassword, hashPassword, matchingHash } from './passwords.ts';
import {
  accountsOf,
  confirmAddress,
  findUser,
  makeLink,
  openSession,
  peekLink,
  setPassword,
  updateUser,
  useLink,
  type UserRow,
} from './store.ts';
import type { UserId } from '../../platform/ids.ts';

const RESET_SECONDS = 60 * 60;

export type Person = Pick<UserRow, ProfileColumn | 'id' | 'email' | 'avatar' | 'roles' | 'email_verified_at'>;

export interface Login {
  readonly token: string;
  readonly user: Person;
}

/** @throws CallError 'invalid' for a common password */
export function refuseCommon(password: string, email: string, field: string): void {
  if (isCommonPassword(password, email))
    throw new CallError('invalid', authMessages.passwordCommon, { fields: [{ name: field, message: authMessages.passwordCommon }] });
}

/** The account of this email address with this password; null for none, after the same time (decisions, rule 9). */
export async function accountWith(accounts: readonly UserRow[], password: string): Promise<UserRow | null> {
  const matching = await matchingHash(
    accounts.map((account) => account.password_hash),
    password,
  );
  return accounts.find((account) => account.password_hash === matching) ?? null;
}

/** Opens a session. */
export async function logIn(context: Context, user: Person): Promise<Login> {
  const sessionId = await openSession(context.db, user.id, context.now());
  return { token: await context.tokens.sign({ userId: user.id, sessionId }, context.now()), user };
}

/** Logs in. @throws CallError with the same neutral text, after the same time, for an unknown account and for a wrong password */
export async function login(context: Context, input: z.output<typeof requests.loginRequest>, address: string): Promise<Login> {
  const email = input.email.toLowerCase();
  await context.limits.consume('login-address', address);
  await countLoginAttempt(context, email, address);
  const user = await accountWith(await accountsOf(context.db, email), input.password);
  if (user === null) throw new CallError('unauthenticated', authMessages.wrongLogin);
  return logIn(context, user);
}

/** Mails a link to the account that owns the email address, else to the oldest one that names it. */
async function mailResetLink(context: Context, email: string): Promise<void> {
  const [user] = await accountsOf(context.db, email);
  if (user === undefined) return;
  await context.db.transaction().execute(async (trx) => {
    const secret = await makeLink(trx, user.id, 'reset-password', RESET_SECONDS, context.now());
    await enqueueMail(trx, {
      to: user.email,
      ...writeMail(resetMail(`${context.origin()}/reset-password?token=${secret}`), installationOf(context)),
    });
  });
}

/**
 * Mails a link that sets a new password. Neither the response nor its time reveals whether the account exists: the
 * account is looked up after the response (rule 9).
 */
export async function forgotPassword(context: Context, email: string, address: string): Promise<void> {
  await context.limits.consume('reset-address', address);
  await context.limits.consume('reset-account', email.toLowerCase());
  context.background.start('reset-mail-failed', () => mailResetLink(context, email));
}

/** Sets a password by a mailed link, which also confirms the email address; ends every session. */
export async function resetPassword(context: Context, token: string, password: string): Promise<void> {
  const known = await peekLink(context.db, token, 'reset-password', context.now());
  refuseCommon(password, known?.email ?? '', 'password');
  const passwordHash = await hashPassword(password, known?.password_hash);
  await context.db.transaction().execute(async (trx) => {
    const userId = await useLink(trx, token, 'reset-password', context.now());
    const user = userId === null ? null : await findUser(trx, userId);
    if (user === null) throw new CallError('invalid', serverMessages.linkUsed);
    await setPassword(trx, user.id, passwordHash, context.now());
    await confirmAddress(trx, user, context.now());
    await enqueueMail(trx, { to: user.email, ...writeMail(passwordChangedMail(), installationOf(context)) });
  });
}

/** Changes the password of a logged-in account; ends every session, this one too (decisions, rule 9). */
export async function changePassword(
  context: Context,
  userId: UserId,
  input: z.output<typeof requests.changePasswordRequest>,
  address: string,
): Promise<void> {
  const user = await findUser(context.db, userId);
  if (user === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
  await countLoginAttempt(context, user.email, address);
  if (!(await checkPassword(user.password_hash, input.currentPassword)))
    throw new CallError('invalid', serverMessages.wrongPassword, {
      fields: [{ name: 'currentPassword', message: serverMessages.wrongPassword }],
    });
  refuseCommon(input.newPassword, user.email, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword, user.password_hash);
  await context.db.transaction().execute(async (trx) => {
    await setPassword(trx, user.id, passwordHash, context.now());
    // A caller who merely names the email address must not alarm its owner.
    if (user.email_verified_at !== null)
      await enqueueMail(trx, { to: user.email, ...writeMail(passwordChangedMail(), installationOf(context)) });
  });
}

/** Changes names and phone; absent keys keep their value. */
export async function updateProfile(context: Context, userId: UserId, input: z.output<typeof requests.profileRequest>): Promise<UserRow> {
  const { firstName, lastName, phone } = input;
  // The database leaves undefined columns as they are.
  const columns = {
    first_name: firstName,
    last_name: lastName,
    phone: phone === undefined ? undefined : phone?.trim() || null,
  } satisfies Readonly<Record<ProfileColumn, unknown>>;
  const user = await updateUser(context.db, userId, { ...columns, updated_at: context.now() });
  if (user === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
  return user;
}
