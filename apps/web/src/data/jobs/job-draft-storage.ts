import { isJobFormValues, jobFormValues, type JobDraftContent, type StoredJobDraft } from '@stellwerk/forms/job-form';
import { forget, remember, remembered } from '../device-store';
import { property } from '../property';

/** A draft lives this long after its last change, in milliseconds, as that of an application does (A85). */
export const LIFETIME = 14 * 24 * 60 * 60 * 1000;

function readDraft(kept: unknown): StoredJobDraft | null {
  const [savedAt, values, base] = ['savedAt', 'values', 'base'].map((name) => property(kept, name));
  if (typeof savedAt !== 'number' || !isJobFormValues(values)) return null;
  // An earlier version of the app kept no base. From an empty one every difference is told, and nothing is overwritten unseen.
  return { savedAt, values, base: isJobFormValues(base) ? base : jobFormValues('create') };
}

/**
 * Stores the draft of a job on this device. No method rejects: with a full or forbidden storage there is just no draft.
 * @param jobId undefined for a new job, of which each company has one draft
 * @param now the present moment, in milliseconds
 */
export function jobDraftStorage(companyId: string, jobId: string | undefined, now: () => number = Date.now) {
  const key = `job-draft-${companyId}-${jobId ?? 'new'}`;
  return {
    read: async (): Promise<StoredJobDraft | null> => {
      const draft = readDraft(await remembered(key).catch(() => undefined));
      return draft !== null && now() - draft.savedAt <= LIFETIME ? draft : null;
    },
    save: ({ values, base }: JobDraftContent): Promise<void> =>
      remember(key, { savedAt: now(), values, base } satisfies StoredJobDraft).catch(() => undefined),
    discard: (): Promise<void> => forget(key).catch(() => undefined),
  };
}
