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

/** Whom a payout belongs to; an address that nobody has confirmed gets no mail. */
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

/** A change of an application that came by a recommendation. */
export interface ReferredChange {
  readonly applicationId: ApplicationId;
  /** Names the change: it is told once. */
  readonly key: string;
  /** What the referrer knows; null before the application came. */
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  /** The mail waits until then. */
  readonly notBefore: Date;
}

/** Tells the referrer that an application has reached another milestone (rule 7); nothing where it came without a recommendation. */
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
    // That it came stays true, whatever becomes of it.
    ...(from !== null && { applicationId }),
    notBefore,
    dedupeKey: `referral:${key}`,
  });
}

/** Takes back what waits to be told of a change that is taken back. */
export async function dropMilestone(trx: Trx, applicationId: ApplicationId): Promise<void> {
  await dropWaiting(trx, applicationId, 'referral');
}

/** Lets what waits to be told of a change wait as long as the change can be taken back. */
export async function postponeMilestone(trx: Trx, applicationId: ApplicationId, until: Date): Promise<void> {
  await postponeWaiting(trx, applicationId, 'referral', until);
}

/** Tells every administrator that a payout was asked for. */
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

/** Tells the referrer what was decided on the payout. */
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
