import type { ApplicationStatus } from '@stellwerk/domain';

/** Decisions of the page, in button order. */
export const DECISIONS = ['accepted', 'rejected', 'in_progress'] as const;
export type Decision = (typeof DECISIONS)[number];

const HIDDEN = {
  accepted: ['ACCEPTED'],
  rejected: ['REJECTED'],
  in_progress: ['IN_REVIEW', 'ACCEPTED'],
} as const satisfies Record<Decision, readonly ApplicationStatus[]>;

const NEXT = {
  SUBMITTED: 'in_progress',
  VIEWED: 'in_progress',
  IN_REVIEW: 'accepted',
  INTERVIEW_SCHEDULED: 'accepted',
  OFFER_MADE: 'accepted',
  ACCEPTED: 'accepted',
  REJECTED: 'accepted',
  WITHDRAWN: 'in_progress',
} as const satisfies Record<ApplicationStatus, Decision>;

/** Decision of the main button, the next step of a status: first processing, then hiring (O104). */
export const nextDecision = (status: ApplicationStatus): Decision => NEXT[status];

/** Confirmation of a decision that is hard to undo. */
export type DecisionQuestion = 'hire' | 'resume';

/** Confirmations: reopening a withdrawn application, and hiring. A rejection has its own dialog. */
export function questionBefore(decision: Decision, status: ApplicationStatus): DecisionQuestion | null {
  if (decision === 'rejected') return null;
  if (status === 'WITHDRAWN') return 'resume';
  return decision === 'accepted' ? 'hire' : null;
}

/** Possible decisions of a status (CA67). */
export function openDecisions(status: ApplicationStatus): readonly Decision[] {
  return DECISIONS.filter((decision) => !HIDDEN[decision].some((hidden) => hidden === status));
}
