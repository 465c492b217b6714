import { milestoneOf } from '@stellwerk/domain';
import type { shapes } from '@stellwerk/domain/endpoints';
import type * as z from 'zod/mini';
import { urlOf } from '../platform/media/public-files.ts';
import type { PayoutRow } from './payout-store.ts';
import type { LinkRow, ReferralRow } from './store.ts';

/** Public data of a referrer: name and picture, no email address. */
export function referrerWire(link: ReferralRow): z.input<typeof shapes.referralPublic> {
  return {
    referralCode: link.code,
    jobOfferId: link.job_id,
    user: { firstName: link.first_name, lastName: link.last_name, avatar: urlOf(link.avatar, 'avatars') },
  };
}

/** Fields common to referrers and administrators. */
const stateWire = ({ id, status, state, created_at }: PayoutRow) => ({
  id,
  milestone: milestoneOf(status, state),
  payoutStatus: state,
  createdAt: created_at.toISOString(),
});

/** Progress of a referred application and the dated states of its payout, as the referrer may know them (rule 7). */
export const referredWire = (row: PayoutRow): z.input<typeof shapes.referredApplication> => ({
  ...stateWire(row),
  payoutEvents: row.events.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
});

/** A link; only administrators get its creator. @param payouts those of this link */
export function linkWire(link: LinkRow, payouts: readonly PayoutRow[]): z.input<typeof shapes.referralPage>['referrals'][number] {
  return {
    id: link.id,
    referralCode: link.code,
    isActive: link.is_active,
    views: link.view_count,
    rejects: link.reject_count,
    createdAt: link.created_at.toISOString(),
    jobOffer: {
      id: link.job_id,
      title: link.title,
      company: link.company,
      city: link.city,
      location: link.location,
      isActive: link.job_is_public,
    },
    applications: payouts.map(referredWire),
    user: { id: link.user_id, firstName: link.first_name, lastName: link.last_name },
  };
}

const DECIDED: ReadonlySet<string> = new Set(['PAID', 'REFUSED', 'REVERSED']);

/**
 * A referred application with its payout.
 * @param audience only administrators read the application's number, the author and reason of the decision: a reason may reveal the
 * applicant (rule 7)
 */
export function payoutWire(row: PayoutRow, audience: 'referrer' | 'admin'): z.input<typeof shapes.applicationReferral> {
  const all = audience === 'admin';
  return {
    ...stateWire(row),
    applicationId: all ? row.application_id : null,
    referralCode: row.referral_code,
    referrer: row.email === null ? null : { firstName: row.first_name ?? '', lastName: row.last_name ?? '', email: row.email },
    jobOffer: { id: row.job_id, title: row.job_title, company: row.company ?? '' },
    requestedAt: row.requested_at?.toISOString() ?? null,
    decision: DECIDED.has(row.state)
      ? { at: row.last_at.toISOString(), by: all ? row.last_by : null, reason: all ? row.last_reason : null }
      : null,
  };
}
