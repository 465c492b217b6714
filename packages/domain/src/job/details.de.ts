import type { JobDetail, JobDetails } from './details';

/** Names of the details in form, history, designs and filters. */
export const jobDetailLabels = {
  remunerationStructure: 'Vergütungsstruktur',
} as const satisfies Readonly<Record<JobDetail, string>>;

/** The details in words; '' for an unknown one. */
export const jobDetailTexts = (details: JobDetails): Readonly<Record<JobDetail, string>> => ({
  remunerationStructure: details.remunerationStructure,
});
