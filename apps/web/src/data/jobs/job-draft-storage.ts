import { isJobFormValues, jobFormValues, type StoredJobDraft } from '@stellwerk/forms/job-form';
import { forget, remember, remembered } from '../device-store';
import { property } from '../property';
import { newRequestKey } from '../request-key';

/** A draft lives this long after its last change, in milliseconds, as that of an application does (A85). */
export const LIFETIME = 14 * 24 * 60 * 60 * 1000;

/** @param newKey for a draft that an earlier version of the app has stored without one */
function readDraft(kept: unknown, newKey: string): StoredJobDraft | null {
  const [savedAt, values, base, key] = ['savedAt', 'values', 'base', 'requestKey'].map((name) => property(kept, name));
  if (typeof savedAt !== 'number' || !isJobFormValues(values)) return null;
  // An earlier version of the app kept no base. From an empty one every difference is told, and nothing is overwritten unseen.
  const known = isJobFormValues(base) ? base : jobFormValues('create');
  return { savedAt, values, base: known, requestKey: typeof key === 'string' && key !== '' ? key : newKey };
}

/**
 * Stores the draft of a job on this device. No method rejects: with a full or forbidden storage there is just no draft.
 * @param form which form of the company: the id of a known job, 'new', or a name for each job that a new one begins as
 * @param now the present moment, in milliseconds
 */
export function jobDraftStorage(companyId: string, form: string, now: () => number = Date.now) {
  const key = `job-draft-${companyId}-${form}`;
  const requestKey = newRequestKey();
  return {
    /** For the job of this form, unless it goes on with a draft. */
    requestKey,
    read: async (): Promise<StoredJobDraft | null> => {
      const draft = readDraft(await remembered(key).catch(() => undefined), requestKey);
      return draft !== null && now() - draft.savedAt <= LIFETIME ? draft : null;
    },
    save: ({ values, base, requestKey: of }: Omit<StoredJobDraft, 'savedAt'>): Promise<void> =>
      remember(key, { savedAt: now(), values, base, requestKey: of } satisfies StoredJobDraft).catch(() => undefined),
    discard: (): Promise<void> => forget(key).catch(() => undefined),
  };
}
