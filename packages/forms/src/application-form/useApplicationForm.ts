import { messages } from '@stellwerk/domain';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { schemaResolver, type Faults } from '../shared/resolver';
import type { SubmitFailure, SubmitHandler } from '../shared/submission';
import { applicationFaults, applicationSchema } from './schema';
import { FIELD_PATHS, sectionStates, type Section, type SectionState } from './sections';
import { failureSummary, serverPath, toSummary, type SummaryEntry } from './summary';
import { useLateValues } from './useLateValues';
import {
  initialValues,
  toDraft,
  type ApplicationDraft,
  type ApplicationFiles,
  type ApplicationValues,
  type LockedIdentity,
} from './values';

export interface ApplicationFormOptions {
  defaultValues?: Partial<ApplicationDraft>;
  initialFiles?: Partial<ApplicationFiles>;
  locked?: LockedIdentity;
  submitting: boolean;
  serverErrors?: SubmitFailure | null;
  onSubmit: SubmitHandler<ApplicationValues>;
  onDraftChange?: (draft: ApplicationDraft) => void;
}

export interface ApplicationFormState {
  readonly form: UseFormReturn<ApplicationValues>;
  /** Lines of the error summary; they stay until the next try, so that nothing moves while a person mends. */
  readonly summary: readonly SummaryEntry[];
  /** Count of failed tries; each one moves the focus to the summary. */
  readonly attempt: number;
  readonly busy: boolean;
  readonly states: Record<Section, SectionState>;
  readonly send: (event: FormEvent) => void;
}

const resolver = schemaResolver<ApplicationValues>(applicationSchema);

/** The faults that the person has been told at the fields. */
function shownFaults({ getFieldState, formState }: UseFormReturn<ApplicationValues>): Faults {
  const told = FIELD_PATHS.map((path) => [path, getFieldState(path, formState).error?.message ?? ''] as const);
  return Object.fromEntries(told.filter(([, message]) => message !== ''));
}

/** State of the application form: values, faults, draft, the way to the server and back. */
export function useApplicationForm(options: ApplicationFormOptions): ApplicationFormState {
  const { defaultValues, initialFiles, locked, submitting, serverErrors, onSubmit, onDraftChange } = options;
  const form = useForm<ApplicationValues>({
    defaultValues: initialValues(defaultValues, initialFiles, locked),
    resolver,
    shouldFocusError: false,
  });
  const { control, formState, handleSubmit, setError, subscribe } = form;
  const [failed, setFailed] = useState<{ summary: readonly SummaryEntry[]; attempt: number }>({ summary: [], attempt: 0 });
  const [sent, setSent] = useState(false);
  const underWay = useRef(false);
  const values = useWatch({ control, compute: (all: ApplicationValues) => all });
  useLateValues(form, defaultValues, initialFiles, locked);

  const keepDraft = useRef(onDraftChange);
  useEffect(() => {
    keepDraft.current = onDraftChange;
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (change) => keepDraft.current?.(toDraft(change.values)) }),
    [subscribe],
  );

  const show = (summary: readonly SummaryEntry[]) => setFailed(({ attempt }) => ({ summary, attempt: attempt + 1 }));
  const showFailure = (failure: SubmitFailure) => {
    for (const [name, message] of Object.entries(failure.fields ?? {})) {
      const path = serverPath(name);
      if (path !== undefined) setError(path, { type: 'server', message });
    }
    show(failureSummary(failure));
  };
  useEffect(() => {
    if (serverErrors) showFailure(serverErrors);
  }, [serverErrors]);

  const deliver = async (typed: ApplicationValues) => {
    const failure = await onSubmit(typed).catch((): SubmitFailure => ({ summary: [messages.apply.failed] }));
    if (failure === null) setSent(true);
    else showFailure(failure);
  };
  const busy = submitting || sent || formState.isSubmitting;
  const send = (event: FormEvent) => {
    event.preventDefault();
    // State lags behind a double click; the ref does not.
    if (busy || underWay.current) return;
    underWay.current = true;
    setFailed(({ attempt }) => ({ summary: [], attempt }));
    void handleSubmit(deliver, () => {
      const typed = form.getValues();
      show(toSummary(applicationFaults(typed), typed));
    })(event).finally(() => {
      underWay.current = false;
    });
  };

  const states = sectionStates(applicationFaults(values), shownFaults(form));
  return { form, summary: failed.summary, attempt: failed.attempt, busy, states, send };
}
