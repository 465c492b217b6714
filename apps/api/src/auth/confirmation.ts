import { generalMessages } from '@stellwerk/domain';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { serverMessages } from '../messages.de.ts';
import { Refusal } from '../refusal.ts';
import { confirmMail, knownAddressMail } from './mails.de.ts';
import { confirmAddress, findUser, findUserByEmail, makeLink, useLink, type UserRow } from './store.ts';

const CONFIRM_SECONDS = 7 * 24 * 60 * 60;

/**
 * Mails what an address needs that an account names: the link that confirms it, or, where it belongs to another account, word of
 * that. Both do the same work, so that the time tells nothing (docs/decisions/0020).
 */
export async function mailConfirmation(trx: Kysely<Database>, context: Context, user: Pick<UserRow, 'id' | 'email'>): Promise<void> {
  const origin = context.origin();
  const secret = await makeLink(trx, user.id, 'confirm-email', CONFIRM_SECONDS, context.now());
  const holder = await findUserByEmail(trx, user.email);
  const mail =
    holder?.id === user.id
      ? confirmMail(user.email, `${origin}/login?confirm=${secret}`)
      : knownAddressMail(user.email, `${origin}/login`, `${origin}/forgot-password`);
  await enqueueMail(trx, mail);
}

/** Confirms the address of an account over a mailed link, which works once and for seven days. @throws Refusal for any other */
export async function confirmEmail(context: Context, token: string): Promise<void> {
  const confirmed = await context.db.transaction().execute(async (trx) => {
    const userId = await useLink(trx, token, 'confirm-email', context.now());
    const user = userId === null ? null : await findUser(trx, userId);
    return user !== null && (await confirmAddress(trx, user, context.now()));
  });
  if (!confirmed) throw new Refusal('invalid', serverMessages.linkUsed);
}

/** Mails a new link; older ones end. @returns false, having sent nothing, when the address is confirmed already */
export async function resendConfirmation(context: Context, userId: number): Promise<boolean> {
  const user = await findUser(context.db, userId);
  if (user === null) throw new Refusal('unauthenticated', generalMessages.notLoggedIn);
  if (user.email_verified_at !== null) return false;
  await context.limits.consume('reset-account', user.email);
  await context.db.transaction().execute((trx) => mailConfirmation(trx, context, user));
  return true;
}
