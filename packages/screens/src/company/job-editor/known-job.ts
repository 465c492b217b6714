import type { EditorMember, StoredJob } from '@stellwerk/domain';
import { knownJobValues, type JobFormValues } from '@stellwerk/forms/job-form';

/**
 * Values of the form for a stored job. Whoever has left the team is no contact person any more; without the team nobody can say who
 * that is.
 */
export function knownJob(job: StoredJob, members: readonly EditorMember[], membersFailed: boolean): Partial<JobFormValues> {
  const contacts = job.contacts.filter((id) => membersFailed || members.some((member) => member.id === id));
  return { ...knownJobValues(job), contacts };
}
