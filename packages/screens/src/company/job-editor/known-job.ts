import type { EditorMember, StoredJob } from '@stellwerk/domain';
import { knownJobValues, type JobFormValues } from '@stellwerk/forms/job-form';

/**
 * Form values of a stored job. People who have left the team are no contact persons any more; if
 * the team is not loaded, all are kept.
 */
export function knownJob(job: StoredJob, members: readonly EditorMember[], membersFailed: boolean): Partial<JobFormValues> {
  const contacts = job.contacts.filter((id) => membersFailed || members.some((member) => member.id === id));
  return { ...knownJobValues(job), contacts };
}
