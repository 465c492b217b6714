import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { NewsletterSubscriptionsTable } from '../../platform/db/tables/operation.ts';

type Db = Kysely<Database>;
export type Subscription = Selectable<NewsletterSubscriptionsTable>;

const sameAddress = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

export async function insertPending(trx: Db, signUp: Insertable<NewsletterSubscriptionsTable>): Promise<void> {
  await trx.insertInto('newsletter_subscriptions').values(signUp).execute();
}

/** The confirmed subscription of an email address; null for none. */
export async function confirmedOf(db: Db, email: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where(sameAddress(email))
    .where('status', '=', 'CONFIRMED')
    .executeTakeFirst();
  return row ?? null;
}

/** Removes the pending subscription of a link from its table; null for an unknown, expired or used link. */
export async function takePending(trx: Db, hash: string, now: Date): Promise<Subscription | null> {
  const row = await trx
    .deleteFrom('newsletter_subscriptions')
    .where('confirm_token_hash', '=', hash)
    .where('status', '=', 'PENDING')
    .where('confirm_expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a subscription is confirmed by this link, which is not expired. */
export async function isConfirmedBy(db: Db, hash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('confirm_token_hash', '=', hash)
    .where('status', '=', 'CONFIRMED')
    .where('confirm_expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes a subscription the confirmed one of its email address. An existing one keeps its id, by which older mails end it,
 * and its types. It stores the link, whose second click gets the first response.
 * @returns its id
 */
export async function confirm(trx: Db, pending: Subscription, now: Date): Promise<number> {
  const { email, types, consents, confirm_token_hash: hash, confirm_expires_at: until } = pending;
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscriptions as s (email, types, status, consents, confirmed_at, confirm_token_hash, confirm_expires_at)
    values (${email}, ${types}::text[], 'CONFIRMED', ${JSON.stringify(consents)}::jsonb, ${now}, ${hash}, ${until})
    on conflict (lower(email)) where status = 'CONFIRMED' do update set
      types = array(select distinct unnest(s.types || excluded.types) order by 1), consents = s.consents || excluded.consents,
      confirm_token_hash = excluded.confirm_token_hash, confirm_expires_at = excluded.confirm_expires_at
    returning id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('The subscription was not written.');
  return row.id;
}

/** Erases a subscription and all pending ones of its email address. */
export async function erase(trx: Db, id: number): Promise<void> {
  await sql`
    delete from newsletter_subscriptions s using newsletter_subscriptions ended
    where ended.id = ${id} and lower(s.email) = lower(ended.email)`.execute(trx);
}

/** Erases subscriptions that were not confirmed in time (rule 10). */
export async function eraseUnconfirmed(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where('status', '=', 'PENDING').where('confirm_expires_at', '<', now).execute();
}
