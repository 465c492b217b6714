import {
  aliasLabels,
  formatDate,
  STATUS_ALIASES,
  STEPPER_STEPS,
  stepperStep,
  type ApplicationStatus,
  type StatusChange,
  type StepperChoice,
  type StepperStep,
} from '@stellwerk/domain';
import { de } from '../i18n/de';

export interface StepView {
  readonly step: StepperStep;
  readonly label: string;
  /**
   * `current` is the step of the status; a status between two steps (VIEWED, OFFER_MADE) only
   * reaches the step before (A07).
   */
  readonly state: 'reached' | 'current' | 'open';
  /** Date of reaching as dd.mm.yyyy, else 'offen' or a dash. */
  readonly date: string;
}

/** The last change to a status that was not undone. */
export function lastChange(history: readonly StatusChange[], status: ApplicationStatus): StatusChange | undefined {
  return history
    .filter((change) => change.status === status && change.takenBackBy === undefined)
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
    .at(-1);
}

function reachedOn(step: StepperStep, history: readonly StatusChange[], receivedAt: string | null): string {
  const date = lastChange(history, STATUS_ALIASES[step])?.date ?? (step === 'new' ? receivedAt : null);
  return formatDate(date) || de.none;
}

/** Whether a selection would change nothing and is therefore ignored (001 §4). */
export function isCurrent(choice: StepperChoice, status: ApplicationStatus): boolean {
  return STATUS_ALIASES[choice] === status;
}

/** The four steps of the track (A07). */
export function stepViews(status: ApplicationStatus, history: readonly StatusChange[], receivedAt: string | null): readonly StepView[] {
  const last = stepperStep(status);
  const lastIndex = last === null ? -1 : STEPPER_STEPS.indexOf(last);
  return STEPPER_STEPS.map((step, index) => {
    const state = index > lastIndex ? 'open' : isCurrent(step, status) ? 'current' : 'reached';
    const ahead = state === 'open' && last !== null;
    return { step, label: aliasLabels[step], state, date: ahead ? de.stepper.open : reachedOn(step, history, receivedAt) };
  });
}
