import type { ApplicationStatus } from '../application';

/** State of a referral's payout (O43); append-only, no money moves (decisions, rule 8). */
export const PAYOUT_STATES = ['OPEN', 'REQUESTED', 'PAID', 'REFUSED', 'REVERSED'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Possible decisions of an administrator. */
export const PAYOUT_DECISIONS = ['PAID', 'REFUSED', 'REVERSED'] as const satisfies readonly PayoutState[];
export type PayoutDecisionState = (typeof PAYOUT_DECISIONS)[number];

/** Longest reason of a decision, in characters. */
export const REASON_LIMIT = 500;

const decisions = {
  OPEN: [],
  REQUESTED: ['PAID', 'REFUSED'],
  PAID: ['REVERSED'],
  REFUSED: [],
  REVERSED: [],
} as const satisfies Record<PayoutState, readonly PayoutDecisionState[]>;

/** Possible decisions on a payout in a state: only a requested one is paid or refused, only a paid one is reversed. */
export function payoutDecisions(state: PayoutState): readonly PayoutDecisionState[] {
  return decisions[state];
}

/** Progress of a referred application as the referrer sees it, without person and reason (decisions, rule 7). */
export const REFERRAL_MILESTONES = ['APPLIED', 'INTERVIEW', 'HIRED', 'ENDED'] as const;
export type ReferralMilestone = (typeof REFERRAL_MILESTONES)[number];

const milestones = {
  SUBMITTED: 'APPLIED',
  VIEWED: 'APPLIED',
  IN_REVIEW: 'APPLIED',
  INTERVIEW_SCHEDULED: 'INTERVIEW',
  OFFER_MADE: 'INTERVIEW',
  ACCEPTED: 'HIRED',
  REJECTED: 'ENDED',
  WITHDRAWN: 'ENDED',
} as const satisfies Record<ApplicationStatus, ReferralMilestone>;

/** The milestone of a status: a rejection and a withdrawal look the same. */
export function referralMilestone(status: ApplicationStatus): ReferralMilestone {
  return milestones[status];
}

/**
 * The milestone of a referred application, also of an erased one (O83): a requested payout means a hire, any other is over.
 * @param status null for a deleted application, unless it is known to have been a hire
 */
export function milestoneOf(status: ApplicationStatus | null, payout: PayoutState): ReferralMilestone {
  if (status !== null) return referralMilestone(status);
  return payout === 'OPEN' ? 'ENDED' : 'HIRED';
}

/** Whether a payout may be requested: once, and only for a hire (O43). */
export function canRequestPayout({ milestone, payout }: { readonly milestone: ReferralMilestone; readonly payout: PayoutState }): boolean {
  return milestone === 'HIRED' && payout === 'OPEN';
}
