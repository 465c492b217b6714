import type { JobDetails } from './details';

/**
 * The details of a job in the words of schema.org's JobPosting.
 * @param today yyyy-mm-dd; a start before it is at once. @default every day is written as it is stored
 */
export function postingOfDetails({ startsOn }: JobDetails, today = '') {
  const isPast = startsOn !== '' && startsOn < today;
  return startsOn === 'immediately' || isPast ? { jobImmediateStart: true } : { jobStartDate: startsOn || undefined };
}
