import { generalMessages, type AccountRole } from '@stellwerk/domain';
import { CallError, type requests } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import type { Context } from '../../platform/context/context.ts';
import { countStrangerMail } from '../../platform/mail/outbox.ts';
import { mailConfirmation } from './confirmation.ts';
import { registrationConsents } from './consents.ts';
import { countLoginAttempt } from './login-attempts.ts';
import { hashPassword } from './passwords.ts';
import { accountWith, logIn, refuseCommon, type Login } from './service.ts';
import { accountsOf, confirmAddress, insertUser, isInvited, lockAddress, type UserRow } from './store.ts';

/** An attempt fails only when the same email address is registered concurrently. */
const ATTEMPTS = 5;

type Registration = z.output<typeof requests.registerRequest>;

/** @returns null when the email address was registered meanwhile */
async function makeAccount(
  context: Context,
  input: Registration,
  passwordHash: string,
  known: readonly UserRow[],
): Promise<UserRow | null> {
  const email = input.email.toLowerCase();
  const roles: AccountRole[] = [input.accountType];
  return context.db.transaction().execute(async (trx) => {
    await lockAddress(trx, email);
    if ((await accountsOf(trx, email)).length !== known.length) return null;
    const user = await insertUser(trx, {
      email,
      password_hash: passwordHash,
      first_name: input.firstName,
      last_name: input.lastName,
      phone: input.phone || null,
      roles,
      consents: JSON.stringify(registrationConsents(input.terms === true ? 'terms' : 'acceptTerms', context.now())),
    });
    const isProved = (await isInvited(trx, email, input.invitation, context.now())) && (await confirmAddress(trx, user, context.now()));
    if (!isProved) await mailConfirmation(trx, context, user);
    return user;
  });
}

/**
 * Creates an account and logs it in at once (O01). For a known email address a further account is created: the
 * visitor sees and can do the same as with a new address, and the owner of the address gets a mail about it. A registration
 * with email address and password of an existing account logs in to that account (docs/decisions/0020).
 */
export async function register(context: Context, input: Registration, address: string): Promise<Login> {
  const email = input.email.toLowerCase();
  await context.limits.consume('register-address', address);
  // A registration attempts a password and causes a mail, so it counts as both.
  await countLoginAttempt(context, email, address);
  await context.limits.consume('reset-account', email);
  await countStrangerMail(context, address);
  refuseCommon(input.password, email, 'password');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = await accountsOf(context.db, email);
    const own = await accountWith(known, input.password);
    if (own !== null) return logIn(context, own);
    const made = await makeAccount(context, input, await hashPassword(input.password, known[0]?.password_hash), known);
    if (made !== null) return logIn(context, made);
  }
  throw new CallError('unavailable', generalMessages.unexpected);
}
