import { randomBytes } from 'node:crypto';
import { administratorMail, writeMail, type Installation } from '@stellwerk/mails';
import type { Kysely } from 'kysely';
import { hashPassword } from '../accounts/passwords.ts';
import { accountsOf, insertUser, lockAddress, makeLink, ownerOfAddress } from '../accounts/store.ts';
import type { Database } from '../../platform/db/schema.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { administrators, giveRole, removeRole } from './store.ts';

const LINK_SECONDS = 7 * 24 * 60 * 60;

interface Place extends Installation {
  readonly db: Kysely<Database>;
  readonly now: Date;
}

/**
 * Makes a person an administrator of the platform (O98). If nobody has confirmed the email address, a new account waits behind a mailed
 * link that sets its password: an earlier unconfirmed registration does not get the role.
 * @returns 'given' to the account of the email address, 'invited' by mail
 */
export async function addAdministrator({ db, now, ...installation }: Place, address: string): Promise<'given' | 'invited'> {
  const email = address.toLowerCase();
  // Nobody knows this password, so that only the link opens the account.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'), (await accountsOf(db, email))[0]?.password_hash);
  return db.transaction().execute(async (trx) => {
    await lockAddress(trx, email);
    const owner = await ownerOfAddress(trx, email);
    if (owner !== null) {
      await giveRole(trx, owner.id, now);
      return 'given';
    }
    const invited = (await administrators(trx)).find((administrator) => administrator.email === email);
    const userId =
      invited?.id ??
      (
        await insertUser(trx, {
          email,
          password_hash: passwordHash,
          first_name: 'Administration',
          last_name: 'Stellwerk',
          roles: ['PLATFORM_ADMIN'],
          consents: '[]',
        })
      ).id;
    const secret = await makeLink(trx, userId, 'reset-password', LINK_SECONDS, now);
    await enqueueMail(trx, {
      to: email,
      ...writeMail(administratorMail(`${installation.origin}/reset-password?token=${secret}`), installation),
    });
    return 'invited';
  });
}

/** Removes the role from all accounts of an email address. @returns false when none has it */
export async function removeAdministrator({ db, now }: Pick<Place, 'db' | 'now'>, address: string): Promise<boolean> {
  const found = (await administrators(db)).filter(({ email }) => email === address.toLowerCase());
  for (const { id } of found) await removeRole(db, id, now);
  return found.length > 0;
}
