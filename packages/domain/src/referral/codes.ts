import type { ApplicationStatus } from '../application';

/** State of the reward of a recommendation (O43); append-only, no money moves (decisions, rule 8). */
export const PAYOUT_STATES = ['OPEN', 'REQUESTED', 'PAID', 'REFUSED', 'REVERSED'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** What an administrator may decide. */
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

/** What may be decided on a payout in that state: only what was asked for is paid or refused, only what was paid is taken back. */
export function payoutDecisions(state: PayoutState): readonly PayoutDecisionState[] {
  return decisions[state];
}

/** What a referrer learns of an application that came by the own link: how far it got, never who or why (decisions, rule 7). */
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

/** The milestone of a status: a refusal and a withdrawal look the same. */
export function referralMilestone(status: ApplicationStatus): ReferralMilestone {
  return milestones[status];
}

/**
 * The milestone of a referred application, also when it is erased (O83): what asked for money was a hire, everything else is over.
 * @param status null once the application is gone, unless it is known to have been a hire
 */
export function milestoneOf(status: ApplicationStatus | null, payout: PayoutState): ReferralMilestone {
  if (status !== null) return referralMilestone(status);
  return payout === 'OPEN' ? 'ENDED' : 'HIRED';
}

/** Whether a payout may be requested: once, and only for a hire (O43). */
export function canRequestPayout({ milestone, payout }: { readonly milestone: ReferralMilestone; readonly payout: PayoutState }): boolean {
  return milestone === 'HIRED' && payout === 'OPEN';
}
