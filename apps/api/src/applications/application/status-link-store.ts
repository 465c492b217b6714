import type { ApplicantWay } from '@stellwerk/mails';
import type { Kysely, Transaction } from 'kysely';
import { hashOf, linkSecret } from '../../people/accounts/tokens.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { ApplicationId, UserId } from '../../platform/ids.ts';

/** The application that a mailed secret opens; null for an unknown secret or an erased application. */
export async function applicationOfLink(db: Kysely<Database>, secret: string): Promise<number | null> {
  const link = await db
    .selectFrom('application_status_links')
    .select('application_id')
    .where('token_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return link?.application_id ?? null;
}

/**
 * URL where the applicant follows an application: the own page with an account, else a link with its own secret (O72).
 * Call it within the transaction that stores the mail.
 */
export async function applicantWay(
  trx: Transaction<Database>,
  origin: string,
  { id, userId, now }: { readonly id: ApplicationId; readonly userId: UserId | null; readonly now: Date },
): Promise<ApplicantWay> {
  if (userId !== null) return { to: 'application', href: `${origin}/applications/${id}` };
  const { secret, hash } = linkSecret();
  await trx.insertInto('application_status_links').values({ token_hash: hash, application_id: id, created_at: now }).execute();
  return { to: 'link', href: `${origin}/applications/status/${secret}` };
}
