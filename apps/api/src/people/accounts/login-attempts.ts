import { loginAttemptsMail, writeMail } from '@stellwerk/mails';
import type { Context } from '../../platform/context/context.ts';
import { enqueueMail, installationOf } from '../../platform/mail/outbox.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { ownerOfAddress } from './store.ts';

const HOUR = 60 * 60 * 1000;

async function warnOwner(context: Context, email: string): Promise<void> {
  const owner = await ownerOfAddress(context.db, email);
  if (owner === null) return;
  const hour = Math.floor(context.now().getTime() / HOUR);
  await enqueueMail(context.db, {
    to: owner.email,
    ...writeMail(loginAttemptsMail(`${context.origin()}/forgot-password`), installationOf(context)),
    // The same for all attempts within an hour.
    dedupeKey: `login-attempts:${owner.id}:${hour}`,
  });
}

/**
 * Counts attempts at a password of an account (rule 11): per IP address, so that a stranger does not lock the owner out, and with a
 * higher limit for all IP addresses together. The owner gets a mail when that is reached, once an hour.
 * @param email of the account, whether it exists or not
 * @param address IP address of the visitor
 * @throws CallError 'limit'
 */
export async function countLoginAttempt(context: Context, email: string, address: string): Promise<void> {
  const account = email.toLowerCase();
  await context.limits.consume('login-account', account, address);
  try {
    await context.limits.consume('login-ceiling', account);
  } catch (error) {
    // In the background: the response time must not reveal whether an account exists.
    if (error instanceof CallError) context.background.start('login-warning-failed', () => warnOwner(context, account));
    throw error;
  }
}
