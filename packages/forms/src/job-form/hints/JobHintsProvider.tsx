import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { JobFormValues } from '../values';
import { JobHintsContext, useJobHints } from './use-job-hints';

/** Looks at the form once for all its fields. Only what shows hints is rendered again when they change. */
export function JobHintsProvider({ form, children }: { form: UseFormReturn<JobFormValues>; children: ReactNode }) {
  return <JobHintsContext value={useJobHints(form)}>{children}</JobHintsContext>;
}
