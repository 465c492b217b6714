import { recordOf } from '../records';

/** Optional short texts of a job. Each has one name on the wire, in `Job` and in the form; '' or null means unknown. */
export const JOB_TEXTS = ['remunerationStructure'] as const;
export type JobText = (typeof JOB_TEXTS)[number];

/** A value for each of the optional texts. */
export const byJobText = <Value>(valueOf: (name: JobText) => Value): Record<JobText, Value> => recordOf(JOB_TEXTS, valueOf);
