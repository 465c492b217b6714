import { isJobFormValues, type JobDraft } from '@stellwerk/forms/job-form';
import { forget, remember, remembered } from '../device-store';
import { property } from '../property';

/** A draft lives this long after its last change, in milliseconds, as that of an application does (A85). */
export const LIFETIME = 14 * 24 * 60 * 60 * 1000;

/** The values of the form when it was left; a chosen video is not part of them. */
export interface StoredDraft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: JobDraft['values'];
}

function isStored(value: unknown): value is StoredDraft {
  return typeof property(value, 'savedAt') === 'number' && isJobFormValues(property(value, 'values'));
}

/**
 * Stores the draft of a job on this device. No method rejects: with a full or forbidden storage there is just no draft.
 * @param jobId undefined for a new job, of which each company has one draft
 * @param now the present moment, in milliseconds
 */
export function jobDraftStorage(companyId: string, jobId: string | undefined, now: () => number = Date.now) {
  const key = `job-draft-${companyId}-${jobId ?? 'new'}`;
  return {
    read: async (): Promise<StoredDraft | null> => {
      const kept: unknown = await remembered(key).catch(() => undefined);
      return isStored(kept) && now() - kept.savedAt <= LIFETIME ? kept : null;
    },
    save: (values: StoredDraft['values']): Promise<void> =>
      remember(key, { savedAt: now(), values } satisfies StoredDraft).catch(() => undefined),
    discard: (): Promise<void> => forget(key).catch(() => undefined),
  };
}
