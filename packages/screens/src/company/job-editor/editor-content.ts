import { berlinDay, DEFAULT_JOB_TEMPLATE, type StoredJob } from '@stellwerk/domain';
import type { JobFormValues } from '@stellwerk/forms/job-form';
import type { EditorData } from './JobEditorScreen';

type Content = Pick<EditorData, 'job' | 'copyOf'>;

/** Initial values of the form of an existing job. */
export const knownContent = ({ video, publishedAt, updatedAt }: StoredJob, values: Partial<JobFormValues>): Content => ({
  job: { values, video, publishedAt, version: updatedAt },
});

/**
 * Values that a copy takes from an existing job: everything that can be typed. A past closing date
 * is left out, because a new job cannot have one (rule 14); the design is the one that visitors
 * see, and the new job is active by default.
 */
export function copiedContent({ title, video }: StoredJob, values: Partial<JobFormValues>, now: Date): Content {
  const { closesOn = '', templateType = DEFAULT_JOB_TEMPLATE } = values;
  const copy = { ...values, templateType, closesOn: closesOn < berlinDay(now) ? '' : closesOn, isActive: true };
  return { copyOf: { title, hasVideo: video !== null }, job: { values: copy, video: null, publishedAt: null, version: '' } };
}
