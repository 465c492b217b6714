import { confirmMail, knownAddressMail, writeMail } from '@stellwerk/mails';
import { authMessages, generalMessages } from '@stellwerk/domain';
import { CallError, type requests } from '@stellwerk/domain/endpoints';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import { enqueueMail, installationOf } from '../../platform/mail/outbox.ts';
import { serverMessages } from '../../platform/messages.de.ts';
import { countLoginAttempt } from './login-attempts.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { refuseCommon } from './service.ts';
import {
  confirmAddress,
  confirmedAccountOf,
  findUser,
  makeLink,
  ownerOfAddress,
  peekLink,
  setPassword,
  useLink,
  type UserRow,
} from './store.ts';
import type { UserId } from '../../platform/ids.ts';

const CONFIRM_SECONDS = 7 * 24 * 60 * 60;

/**
 * Sends the mail for an email address that an account names: the link that confirms it for this account, or, where the address belongs
 * to another account, a notice to its owner. Both take the same work, so that the time reveals nothing (docs/decisions/0020, 0035).
 */
export async function mailConfirmation(
  trx: Kysely<Database>,
  context: Context,
  user: Pick<UserRow, 'id' | 'email' | 'created_at'>,
): Promise<void> {
  const origin = context.origin();
  const secret = await makeLink(trx, user.id, 'confirm-email', CONFIRM_SECONDS, context.now());
  const owner = await ownerOfAddress(trx, user.email);
  const mail =
    owner === null || owner.id === user.id
      ? confirmMail(`${origin}/confirm-email?token=${secret}`, user.created_at)
      : knownAddressMail(`${origin}/login`, `${origin}/forgot-password`);
  await enqueueMail(trx, { to: user.email, ...writeMail(mail, installationOf(context)) });
}

/** The caller who follows a link. */
interface Confirmer {
  /** Account of the session; null without one. */
  readonly id: UserId | null;
  readonly address: string;
}

type Confirmation = z.output<typeof requests.confirmEmailRequest>;

/** @throws CallError at the field of the password without proof that the account belongs to the caller */
async function checkProof(context: Context, account: UserRow, { password }: Confirmation, caller: Confirmer): Promise<void> {
  if (caller.id === account.id) return;
  if (password !== undefined && password !== '') {
    await countLoginAttempt(context, account.email, caller.address);
    if (await checkPassword(account.password_hash, password)) return;
  }
  const message = password === undefined || password === '' ? authMessages.confirmPassword : authMessages.otherPassword;
  throw new CallError('invalid', message, { fields: [{ name: 'password', message }] });
}

/**
 * Whether a used link has already done the requested action: the response to the first click may have been lost, and the second one
 * gets the same (decision 0068). It changes nothing, so a used link sets no password; the one who set it knows it.
 */
async function isDone(context: Context, { token, password, newPassword }: Confirmation, caller: Confirmer): Promise<boolean> {
  const account = await confirmedAccountOf(context.db, token, context.now());
  if (account === null) return false;
  if (caller.id === account.id && newPassword === undefined) return true;
  const proof = newPassword ?? password ?? '';
  if (proof === '') return false;
  await countLoginAttempt(context, account.email, caller.address);
  return checkPassword(account.password_hash, proof);
}

/**
 * Confirms the email address of an account by a mailed link, valid once and for seven days. The link alone proves access to the
 * mails, not ownership of the account. So the caller also needs the session or the password; or sets a new one, which ends all
 * sessions of the account (docs/decisions/0035).
 * @throws CallError; a wrong password alone does not use up the link
 */
export async function confirmEmail(context: Context, input: Confirmation, caller: Confirmer): Promise<void> {
  const account = await peekLink(context.db, input.token, 'confirm-email', context.now());
  if (account === null) {
    if (await isDone(context, input, caller)) return;
    throw new CallError('invalid', serverMessages.linkUsed);
  }
  const { newPassword } = input;
  if (newPassword === undefined) await checkProof(context, account, input, caller);
  else refuseCommon(newPassword, account.email, 'newPassword');
  const passwordHash = newPassword === undefined ? null : await hashPassword(newPassword, account.password_hash);
  const confirmed = await context.db.transaction().execute(async (trx) => {
    const userId = await useLink(trx, input.token, 'confirm-email', context.now());
    const user = userId === null ? null : await findUser(trx, userId);
    if (user === null || !(await confirmAddress(trx, user, context.now()))) return false;
    if (passwordHash !== null) await setPassword(trx, user.id, passwordHash, context.now());
    return true;
  });
  // Of two concurrent clicks one is second.
  if (!confirmed && !(await isDone(context, input, caller))) throw new CallError('invalid', serverMessages.linkUsed);
}

/** Mails a new link; older ones expire. @returns false, without a mail, when the email address is confirmed already */
export async function resendConfirmation(context: Context, userId: UserId): Promise<boolean> {
  const user = await findUser(context.db, userId);
  if (user === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
  if (user.email_verified_at !== null) return false;
  await context.limits.consume('reset-account', user.email);
  await context.db.transaction().execute((trx) => mailConfirmation(trx, context, user));
  return true;
}
