import type { JobContract, JobDetails } from './details';

/** One kind of employment, or several: 'TEMPORARY' stands beside what is said of the hours. */
function typesOf(employmentType: string | undefined, contract: JobContract): string | readonly string[] | undefined {
  if (contract === '' || contract === 'permanent') return employmentType;
  return employmentType === undefined ? 'TEMPORARY' : [employmentType, 'TEMPORARY'];
}

/**
 * The details of a job in the words of schema.org's JobPosting.
 * @param employmentType the word for its employment; undefined where nobody knows it
 * @param today yyyy-mm-dd; a start before it is at once. @default every day is written as it is stored
 */
export function schemaOrgOf({ startsOn, contract }: JobDetails, employmentType: string | undefined, today = '') {
  const isImmediate = startsOn === 'immediately' || (startsOn !== '' && startsOn < today);
  return {
    employmentType: typesOf(employmentType, contract),
    ...(isImmediate ? { jobImmediateStart: true } : { jobStartDate: startsOn || undefined }),
  };
}
