import { applyMessages, type SubmitFailure, type SubmitHandler } from '@stellwerk/domain';
import { useState, type FormEvent, type RefObject } from 'react';
import type { FieldErrors } from '../shared/field-errors';
import { loadCheck, useLazyCheck } from './lazy-check';
import { sectionStates, type Section, type SectionState } from './sections';
import { failureSummary, errorsOfFailure, stillWrong, toSummary, type SummaryEntry } from './summary';
import { useValues, type Change, type ValuesOptions } from './use-values';
import type { ApplicationValues } from './values';

export interface ApplicationFormOptions extends ValuesOptions {
  /** Whether the application is being sent; buttons are then disabled (AF29). @default false */
  submitting?: boolean;
  /** An error from elsewhere, such as the response to the form without JavaScript. */
  serverErrors?: SubmitFailure | null;
  /** Sends the application; null means success. */
  onSubmit: SubmitHandler<ApplicationValues>;
}

export interface ApplicationFormState {
  readonly values: ApplicationValues;
  /** Errors shown at the fields, by path. */
  readonly errors: FieldErrors;
  readonly change: Change;
  /**
   * Entries of the error summary that are not yet corrected; new ones appear only at the next
   * attempt.
   */
  readonly summary: readonly SummaryEntry[];
  /** Number of failed attempts; each one moves the focus to the summary. */
  readonly attempt: number;
  readonly busy: boolean;
  readonly states: Record<Section, SectionState>;
  readonly send: (event: FormEvent) => void;
}

/** Until the validation rules are loaded, no section counts as done. */
const NOT_CHECKED: FieldErrors = { firstName: '', 'files.resume': '', terms: '' };

/** The server error of a field disappears when the field changes. */
function without(errors: FieldErrors, name: keyof ApplicationValues): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => path.split('.')[0] !== name));
}

/**
 * State of the application form: values, errors, submission. Plain state instead of a form library:
 * see docs/decisions/0003-application-form.md.
 */
export function useApplicationForm(options: ApplicationFormOptions, form: RefObject<HTMLFormElement | null>): ApplicationFormState {
  const { submitting = false, serverErrors, onSubmit } = options;
  const { values, change } = useValues(options, form);
  const check = useLazyCheck(form);
  const [tried, setTried] = useState(false);
  const [fromServer, setFromServer] = useState<FieldErrors>({});
  const [failed, setFailed] = useState<{ summary: readonly SummaryEntry[]; attempt: number }>({ summary: [], attempt: 0 });
  const [progress, setProgress] = useState<'typing' | 'sending' | 'sent'>('typing');
  const busy = submitting || progress !== 'typing';

  const show = (summary: readonly SummaryEntry[]) => setFailed(({ attempt }) => ({ summary, attempt: attempt + 1 }));
  const showFailure = (failure: SubmitFailure) => {
    setFromServer(errorsOfFailure(failure));
    show(failureSummary(failure, values));
  };
  // During rendering, not in an effect, so that the server-rendered page shows them too.
  const [seen, setSeen] = useState<SubmitFailure | null>(null);
  if (serverErrors && serverErrors !== seen) {
    setSeen(serverErrors);
    showFailure(serverErrors);
  }

  const deliver = async () => {
    setProgress('sending');
    const failure = await onSubmit(values).catch((): SubmitFailure => ({ summary: [applyMessages.failed] }));
    setProgress(failure === null ? 'sent' : 'typing');
    if (failure !== null) showFailure(failure);
  };
  const attemptWith = (rules: NonNullable<typeof check>) => {
    setTried(true);
    setFromServer({});
    setFailed(({ attempt }) => ({ summary: [], attempt }));
    const summary = toSummary(rules(values), values);
    if (summary.length > 0) {
      show(summary);
      return;
    }
    void deliver();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (check !== undefined) attemptWith(check);
    // Without validation rules nothing is sent: a lost connection is shown like every other
    // failure.
    else void loadCheck().then(attemptWith, () => showFailure({ summary: [applyMessages.failed] }));
  };

  const missing = check === undefined ? undefined : check(values);
  const errors = { ...(tried ? missing : {}), ...fromServer };
  // A removed entry does not return while the person types. Without validation rules nothing counts
  // as corrected.
  const summary = tried && missing === undefined ? failed.summary : stillWrong(failed.summary, errors);
  if (summary !== failed.summary) setFailed({ ...failed, summary });
  return {
    values,
    errors,
    change: (name, value) => {
      setFromServer((before) => without(before, name));
      change(name, value);
    },
    summary,
    attempt: failed.attempt,
    busy,
    states: sectionStates(missing ?? NOT_CHECKED, errors),
    send,
  };
}
