import { referralMilestone, type ApplicationStatus } from '@stellwerk/domain';
import * as mails from '@stellwerk/mails';
import type { Transaction } from 'kysely';
import { administrators } from '../people/administrators/store.ts';
import type { Database } from '../platform/db/schema.ts';
import { enqueueMail } from '../platform/mail/outbox.ts';
import { dropWaiting, postponeWaiting } from '../platform/mail/waiting-store.ts';
import type { PayoutRow } from './payout-store.ts';
import type { ApplicationId, PayoutId } from '../platform/ids.ts';

type Trx = Transaction<Database>;

const ownReferrals = ({ origin }: mails.Installation): string => `${origin}/dashboard?tab=referrals`;

/** The referrer of a payout; an unconfirmed email address gets no mail. */
async function referrerOf(trx: Trx, column: 'p.id' | 'p.application_id', id: number) {
  return trx
    .selectFrom('payouts as p')
    .innerJoin('referrals as r', 'r.id', 'p.referral_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['p.job_title', 'u.email'])
    .where('u.email_verified_at', 'is not', null)
    .where(column, '=', id)
    .executeTakeFirst();
}

/** A change of a referred application. */
export interface ReferredChange {
  readonly applicationId: ApplicationId;
  /** Key of the change: it is reported once. */
  readonly key: string;
  /** Status that the referrer knows; null before the application arrived. */
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  /** Earliest time of delivery. */
  readonly notBefore: Date;
}

/** Mails the referrer about another milestone of an application (rule 7); nothing for one without a referral. */
export async function tellMilestone(
  trx: Trx,
  installation: mails.Installation,
  { applicationId, key, from, to, notBefore }: ReferredChange,
): Promise<void> {
  const milestone = referralMilestone(to);
  if (from !== null && referralMilestone(from) === milestone) return;
  const referrer = await referrerOf(trx, 'p.application_id', applicationId);
  if (referrer === undefined) return;
  await enqueueMail(trx, {
    ...mails.writeMail(mails.milestoneMail({ jobTitle: referrer.job_title, href: ownReferrals(installation) }, milestone), installation),
    to: referrer.email,
    // The arrival stays true, whatever happens to the application.
    ...(from !== null && { applicationId }),
    notBefore,
    dedupeKey: `referral:${key}`,
  });
}

/** Removes the waiting mail about an undone change. */
export async function dropMilestone(trx: Trx, applicationId: ApplicationId): Promise<void> {
  await dropWaiting(trx, applicationId, 'referral');
}

/** Postpones the waiting mail about a change as long as it can be undone. */
export async function postponeMilestone(trx: Trx, applicationId: ApplicationId, until: Date): Promise<void> {
  await postponeWaiting(trx, applicationId, 'referral', until);
}

/** Mails every administrator about a requested payout. */
export async function tellRequest(trx: Trx, installation: mails.Installation, payout: PayoutRow): Promise<void> {
  const referrer = `${payout.first_name ?? ''} ${payout.last_name ?? ''}`.trim() || (payout.email ?? payout.referral_code);
  const content = mails.payoutRequestedMail({ jobTitle: payout.job_title, href: `${installation.origin}/admin?tab=payouts` }, referrer);
  for (const { email, isConfirmed } of await administrators(trx))
    if (isConfirmed)
      await enqueueMail(trx, {
        ...mails.writeMail(content, installation),
        to: email,
        dedupeKey: `payout-requested:${payout.id}:${email.toLowerCase()}`,
      });
}

/** Mails the referrer about the decision on the payout. */
export async function tellDecision(
  trx: Trx,
  installation: mails.Installation,
  payoutId: PayoutId,
  state: 'PAID' | 'REFUSED' | 'REVERSED',
): Promise<void> {
  const referrer = await referrerOf(trx, 'p.id', payoutId);
  if (referrer === undefined) return;
  await enqueueMail(trx, {
    ...mails.writeMail(mails.payoutDecidedMail({ jobTitle: referrer.job_title, href: ownReferrals(installation) }, state), installation),
    to: referrer.email,
    dedupeKey: `payout-decided:${payoutId}:${state}`,
  });
}
