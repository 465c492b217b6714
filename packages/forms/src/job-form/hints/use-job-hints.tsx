import { jobHints, takeProposal, type HintField, type JobHint } from '@stellwerk/domain';
import { createContext, useCallback, useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { JobFormValues } from '../values';

export interface JobHints {
  readonly hints: readonly JobHint[];
  /**
   * Applies the suggestion of a hint and focuses its field, because the clicked button disappears.
   */
  readonly take: (hint: JobHint) => void;
  /** Moves the focus to the field of a hint. */
  readonly goTo: (field: HintField) => void;
}

const none: JobHints = { hints: [], take: () => undefined, goTo: () => undefined };
export const JobHintsContext = createContext<JobHints>(none);
export const useHintsHere = (): JobHints => useContext(JobHintsContext);

/** The form field at which a hint is shown: pay has several, of which the free text comes first. */
export const fieldOf = (field: HintField): Exclude<HintField, 'pay'> | 'ote' => (field === 'pay' ? 'ote' : field);

/**
 * Hints for the current values. Long texts are checked at low priority, so that typing stays
 * responsive.
 */
export function useJobHints({ control, setFocus, setValue, getValues }: UseFormReturn<JobFormValues>): JobHints {
  const [title, ote, payMin, payMax, jobDescription, yourTasks, yourProfile, weOffer, aboutUs] = useDeferredValue(
    useWatch({ control, name: ['title', 'ote', 'payMin', 'payMax', 'jobDescription', 'yourTasks', 'yourProfile', 'weOffer', 'aboutUs'] }),
  );
  const hasPay = [ote, payMin, payMax].some((typed) => typed.trim() !== '');
  const hints = useMemo(
    () => jobHints({ title, hasPay, jobDescription, yourTasks, yourProfile, weOffer, aboutUs }),
    [title, hasPay, jobDescription, yourTasks, yourProfile, weOffer, aboutUs],
  );
  const goTo = useCallback((field: HintField) => setFocus(fieldOf(field)), [setFocus]);
  const take = useCallback(
    (hint: JobHint) => {
      const name = fieldOf(hint.field);
      setValue(name, takeProposal(getValues(name), hint), { shouldDirty: true });
      setFocus(name);
    },
    [getValues, setFocus, setValue],
  );
  return useMemo(() => ({ hints, take, goTo }), [hints, take, goTo]);
}

/**
 * Computes the hints of the form once for all fields. Only components that show hints re-render
 * when they change.
 */
export function JobHintsProvider({ form, children }: { form: UseFormReturn<JobFormValues>; children: ReactNode }) {
  return <JobHintsContext value={useJobHints(form)}>{children}</JobHintsContext>;
}
