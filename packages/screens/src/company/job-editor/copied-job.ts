import { berlinDay, DEFAULT_JOB_TEMPLATE } from '@stellwerk/domain';
import type { JobFormValues } from '@stellwerk/forms/job-form';

/**
 * What a new job takes from a known one: all that can be typed. A closing date that has passed is left out, because a new job cannot
 * have closed already (rule 14); the design is the one that visitors see, and the new job is public unless it is switched off.
 */
export function copiedJob(values: Partial<JobFormValues>, now: Date): Partial<JobFormValues> {
  const { closesOn = '', templateType = DEFAULT_JOB_TEMPLATE } = values;
  return { ...values, templateType, closesOn: closesOn < berlinDay(now) ? '' : closesOn, isActive: true };
}
