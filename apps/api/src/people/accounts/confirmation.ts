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
 * Mails what an address needs that an account names: the link that confirms it for this very account, or, where the address belongs
 * to another account, word of that. Both do the same work, so that the time tells nothing (docs/decisions/0020, 0035).
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

/** Who follows a link. */
interface Confirmer {
  /** Account of the session; null without one. */
  readonly id: UserId | null;
  readonly address: string;
}

type Confirmation = z.output<typeof requests.confirmEmailRequest>;

/** @throws CallError at the field of the password unless the caller has shown that the account is his */
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
 * Whether a used link has already done what the caller asks for: the answer to the first press may have been lost, and the second one
 * gets the same (decision 0068). It changes nothing, so a used link sets no password; whoever has set one with it knows it.
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
 * Confirms the address of an account over a mailed link, which works once and for seven days. The link alone shows who reads the
 * mails, not who has made the account. So the caller also needs its session or its password; or he sets a new one, and then every
 * session of the account ends, whoever has opened it (docs/decisions/0035).
 * @throws CallError, without using up the link where only the password is wrong
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
  // Two presses at once: one of them comes second.
  if (!confirmed && !(await isDone(context, input, caller))) throw new CallError('invalid', serverMessages.linkUsed);
}

/** Mails a new link; older ones end. @returns false, having sent nothing, when the address is confirmed already */
export async function resendConfirmation(context: Context, userId: UserId): Promise<boolean> {
  const user = await findUser(context.db, userId);
  if (user === null) throw new CallError('unauthenticated', generalMessages.notLoggedIn);
  if (user.email_verified_at !== null) return false;
  await context.limits.consume('reset-account', user.email);
  await context.db.transaction().execute((trx) => mailConfirmation(trx, context, user));
  return true;
}
