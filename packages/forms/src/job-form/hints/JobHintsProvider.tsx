import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { JobFormValues } from '../values';
import { JobHintsContext, useJobHints } from './use-job-hints';

/**
 * Computes the hints of the form once for all fields. Only components that show hints re-render
 * when they change.
 */
export function JobHintsProvider({ form, children }: { form: UseFormReturn<JobFormValues>; children: ReactNode }) {
  return <JobHintsContext value={useJobHints(form)}>{children}</JobHintsContext>;
}
