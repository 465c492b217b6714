import { LEGAL_VERSIONS, newsletterMessages, NEWSLETTER_TYPES, type NewsletterType } from '@stellwerk/domain';
import { CallError } from '@stellwerk/domain/endpoints';
import { confirmNewsletterMail, welcomeNewsletterMail, writeMail } from '@stellwerk/mails';
import type { Kysely } from 'kysely';
import { hashOf } from '../../people/accounts/tokens.ts';
import type { Context } from '../../platform/context/context.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Consent } from '../../platform/db/tables/applications.ts';
import { countStrangerMail, enqueueMail, installationOf } from '../../platform/mail/outbox.ts';
import { confirmationLink, pageOf, unsubscribing, usedUp } from '../opt-in/links.ts';
import { confirm, confirmedOf, erase, insertPending, isConfirmedBy, takePending } from './store.ts';

/** A sign-up with an email address that need not be the caller's own. */
export interface SignUp {
  readonly email: string;
  readonly types: readonly NewsletterType[];
  /** Location of the box, and the name of its field (rule 1). */
  readonly consent: Pick<Consent, 'field' | 'source'>;
}

/** Stores a sign-up as pending and mails its link. Known and unknown email addresses get the same (O47). */
export async function requestNewsletter(trx: Kysely<Database>, context: Context, { email, types, consent }: SignUp): Promise<void> {
  const now = context.now();
  const { secret, columns } = confirmationLink(now);
  const consents: Consent[] = [{ ...consent, textVersion: LEGAL_VERSIONS.privacy, at: now.toISOString() }];
  await insertPending(trx, { email, types: [...types], consents: JSON.stringify(consents), created_at: now, ...columns });
  await enqueueMail(trx, {
    to: email,
    ...writeMail(confirmNewsletterMail(pageOf(context.origin(), 'newsletter', 'confirm', secret)), installationOf(context)),
  });
}

/** @throws CallError 'limit' after three sign-ups of an email address in a day, and for many from one network (rule 11) */
async function countSignUp(context: Context, email: string, address: string): Promise<void> {
  await countStrangerMail(context, address);
  await context.limits.consume('newsletter', email.toLowerCase());
}

/**
 * Signs an email address up for the newsletter (API27).
 * @param address IP address of the visitor
 * @throws CallError 'limit'
 */
export async function subscribe(context: Context, email: string, types: readonly NewsletterType[], address: string): Promise<void> {
  await countSignUp(context, email, address);
  const signUp: SignUp = { email, types, consent: { field: 'terms', source: 'NEWSLETTER' } };
  await context.db.transaction().execute((trx) => requestNewsletter(trx, context, signUp));
}

/**
 * Whether the box in an application form leads to a mail (T5d): not for an email address that gets the newsletter for candidates already,
 * and not over the limit, which must not cost an application.
 */
export async function mayFollow(context: Context, email: string, address: string): Promise<boolean> {
  const known = await confirmedOf(context.db, email);
  if (known?.types.includes('CANDIDATE') === true) return false;
  try {
    await countSignUp(context, email, address);
    return true;
  } catch (error) {
    if (error instanceof CallError && error.kind === 'limit') return false;
    throw error;
  }
}

/** Sign-up of the box in an application form; with its original field name (A11). */
export const applicantSignUp = (email: string): SignUp => ({
  email,
  types: ['CANDIDATE'],
  consent: { field: 'newsletter', source: 'APPLICATION' },
});

/**
 * Confirms a sign-up by its mailed link and sends a welcome mail. A second click does nothing and gets the first response, which
 * may have been lost (decision 0068).
 * @throws CallError for an expired link
 */
export async function confirmSubscription(context: Context, secret: string): Promise<void> {
  const confirmed = await context.db.transaction().execute(async (trx) => {
    const hash = hashOf(secret);
    const pending = await takePending(trx, hash, context.now());
    if (pending === null) return isConfirmedBy(trx, hash, context.now());
    const id = await confirm(trx, pending, context.now());
    const types = NEWSLETTER_TYPES.filter((type) => pending.types.includes(type));
    const mail = welcomeNewsletterMail(types, `${context.origin()}/jobs`, unsubscribing(context, 'newsletter', id));
    await enqueueMail(trx, { to: pending.email, ...writeMail(mail, installationOf(context)) });
    return true;
  });
  if (!confirmed) throw usedUp(newsletterMessages.linkUsed);
}

/** Ends a subscription by the link of any of its mails; an ended one stays ended. @throws CallError for a forged link */
export async function unsubscribe(context: Context, token: string): Promise<void> {
  const id = context.signedIds.verify('newsletter', token);
  if (id === null) throw usedUp(newsletterMessages.linkUsed);
  await erase(context.db, id);
}
