import type { ApplicationStatus } from '@stellwerk/domain';

/** What the page can decide, in the order of its buttons. */
export const DECISIONS = ['accepted', 'rejected', 'in_progress'] as const;
export type Decision = (typeof DECISIONS)[number];

const HIDDEN = {
  accepted: ['ACCEPTED'],
  rejected: ['REJECTED'],
  in_progress: ['IN_REVIEW', 'ACCEPTED'],
} as const satisfies Record<Decision, readonly ApplicationStatus[]>;

const IN_WORK: readonly ApplicationStatus[] = ['SUBMITTED', 'VIEWED', 'WITHDRAWN'];

/** The decision that the main button stands for, the next step of a status: first the work, then the hiring (O104). */
export const nextDecision = (status: ApplicationStatus): Decision => (IN_WORK.includes(status) ? 'in_progress' : 'accepted');

/** A question before a decision that is not easily taken back. */
export type DecisionQuestion = 'hire' | 'resume';

/** What is asked first: whether a withdrawn one is taken up again, and whether a person is hired. A rejection asks in its own dialog. */
export function questionBefore(decision: Decision, status: ApplicationStatus): DecisionQuestion | null {
  if (decision === 'rejected') return null;
  if (status === 'WITHDRAWN') return 'resume';
  return decision === 'accepted' ? 'hire' : null;
}

/** The decisions that a status leaves open (CA67). */
export function openDecisions(status: ApplicationStatus): readonly Decision[] {
  return DECISIONS.filter((decision) => !HIDDEN[decision].some((hidden) => hidden === status));
}
