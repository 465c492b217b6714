import {
  CANDIDATE_STEPS,
  candidateStatusLabels,
  formatDate,
  isCandidateStep,
  type ApplicationStatus,
  type StatusChange,
} from '@stellwerk/domain';
import { lastChange } from '../status-stepper/steps';

export interface Milestone {
  readonly status: ApplicationStatus;
  readonly label: string;
  readonly state: 'reached' | 'current' | 'open' | 'stop' | 'left';
  /** dd.mm.yyyy, or '' if the date is unknown. */
  readonly date: string;
}

/**
 * The progress of an application for the candidate: six steps, or, after another outcome, the
 * reached steps followed by that outcome.
 */
export function milestones(status: ApplicationStatus, history: readonly StatusChange[], receivedAt: string | null): readonly Milestone[] {
  const dateOf = (step: ApplicationStatus): string =>
    formatDate(lastChange(history, step)?.date ?? (step === 'SUBMITTED' ? receivedAt : null));
  const view = (step: ApplicationStatus, state: Milestone['state']): Milestone => ({
    status: step,
    label: candidateStatusLabels[step],
    state,
    date: state === 'open' ? '' : dateOf(step),
  });
  if (!isCandidateStep(status)) {
    const furthest = CANDIDATE_STEPS.findLastIndex((step) => lastChange(history, step) !== undefined);
    const reached = CANDIDATE_STEPS.slice(0, Math.max(furthest, 0) + 1).map((step) => view(step, 'reached'));
    return [...reached, view(status, status === 'REJECTED' ? 'stop' : 'left')];
  }
  const current = CANDIDATE_STEPS.indexOf(status);
  return CANDIDATE_STEPS.map((step, index) => view(step, index < current ? 'reached' : index === current ? 'current' : 'open'));
}
