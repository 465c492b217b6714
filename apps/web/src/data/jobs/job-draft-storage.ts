import { isJobFormValues, jobFormValues, type JobDraftContent, type StoredJobDraft } from '@stellwerk/forms/job-form';
import { forget, remember, remembered } from '../device-store';
import { property } from '../property';
import { newRequestKey } from '../request-key';

/** A draft lives this long after its last change, in milliseconds, as that of an application does (A85). */
export const LIFETIME = 14 * 24 * 60 * 60 * 1000;

/** A draft with the key that makes its job only once. */
interface KeptDraft extends StoredJobDraft {
  readonly requestKey: string;
}

/** @param newKey for a draft that an earlier version of the app has stored without one */
function readDraft(kept: unknown, newKey: string): KeptDraft | null {
  const [savedAt, values, base, key] = ['savedAt', 'values', 'base', 'requestKey'].map((name) => property(kept, name));
  if (typeof savedAt !== 'number' || !isJobFormValues(values)) return null;
  // An earlier version of the app kept no base. From an empty one every difference is told, and nothing is overwritten unseen.
  const known = isJobFormValues(base) ? base : jobFormValues('create');
  return { savedAt, values, base: known, requestKey: typeof key === 'string' && key !== '' ? key : newKey };
}

/**
 * Stores the draft of a job on this device. No method rejects: with a full or forbidden storage there is just no draft.
 * @param jobId undefined for a new job, of which each company has one draft
 * @param copied the known job that a new one begins as: its draft is not that of an empty form
 * @param now the present moment, in milliseconds
 */
export function jobDraftStorage(companyId: string, jobId: string | undefined, copied?: string, now: () => number = Date.now) {
  const begun = copied === undefined ? 'new' : `copy-${copied}`;
  const key = `job-draft-${companyId}-${jobId ?? begun}`;
  const requestKey = newRequestKey();
  return {
    /** For the job of this form, unless it goes on with a draft. */
    requestKey,
    read: async (): Promise<KeptDraft | null> => {
      const draft = readDraft(await remembered(key).catch(() => undefined), requestKey);
      return draft !== null && now() - draft.savedAt <= LIFETIME ? draft : null;
    },
    save: ({ values, base, requestKey: of }: JobDraftContent & Pick<KeptDraft, 'requestKey'>): Promise<void> =>
      remember(key, { savedAt: now(), values, base, requestKey: of } satisfies KeptDraft).catch(() => undefined),
    discard: (): Promise<void> => forget(key).catch(() => undefined),
  };
}
