import type { ApplicationStatus } from '@stellwerk/domain';

/** What the page can decide, in the order of its buttons. */
export const DECISIONS = ['accepted', 'rejected', 'in_progress'] as const;
export type Decision = (typeof DECISIONS)[number];

const HIDDEN = {
  accepted: ['ACCEPTED'],
  rejected: ['REJECTED'],
  in_progress: ['IN_REVIEW', 'ACCEPTED'],
} as const satisfies Record<Decision, readonly ApplicationStatus[]>;

/** The decisions that a status leaves open (CA67). */
export function openDecisions(status: ApplicationStatus): readonly Decision[] {
  return DECISIONS.filter((decision) => !HIDDEN[decision].some((hidden) => hidden === status));
}
