import * as z from 'zod/mini';
import { id, optionalText } from '../wire/schemas';
import { PAYOUT_STATES, REFERRAL_MILESTONES } from './codes';

/** Public data of a referral (EN46). */
export const referralPublic = z.object({
  referralCode: z.string(),
  jobOfferId: id,
  user: z.object({ firstName: z.string(), lastName: z.string(), avatar: optionalText }),
});

/** An application by an own link: its progress, without person and reason (decisions, rule 7). */
export const referredApplication = z.object({
  /** Id of the payout row (O83). */
  id,
  milestone: z.enum(REFERRAL_MILESTONES),
  payoutStatus: z.enum(PAYOUT_STATES),
  /** Events of the payout since it was opened, the oldest first: states and times, without names and reasons. */
  payoutEvents: z.array(z.object({ state: z.enum(PAYOUT_STATES), at: z.string() })),
  createdAt: z.string(),
});

/** An own link with its results (RF22, O07, O43). */
export const ownReferral = z.object({
  id,
  referralCode: z.string(),
  isActive: z.boolean(),
  views: z.number(),
  rejects: z.number(),
  createdAt: z.string(),
  jobOffer: z.object({
    id,
    title: z.string(),
    company: z.string(),
    city: optionalText,
    location: optionalText,
    isActive: z.boolean(),
  }),
  applications: z.array(referredApplication),
});

/** The own link of a job, new or existing (O05). */
export const createdReferral = z.object({ id, referralCode: z.string(), jobOfferId: id });

/** One page of all links (API21). */
export const referralPage = z.object({
  referrals: z.array(z.extend(ownReferral, { user: z.object({ id, firstName: z.string(), lastName: z.string() }) })),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** Figures of a referrer (RF30, O44). */
export const referrerStats = z.object({
  totalReferrals: z.number(),
  activeReferrals: z.number(),
  totalViews: z.number(),
  totalRejects: z.number(),
  totalApplications: z.number(),
  acceptedApplications: z.number(),
  requestedPayouts: z.number(),
});
