import type { Id } from '@stellwerk/domain';
import { jobFormValues, readJobFormValues, type JobDraftFiles, type StoredJobDraft } from '@stellwerk/forms/job-form';
import { deviceStore, type DeviceStore } from '../device-store';
import { property } from '../property';
import { newRequestKey } from '../request-key';

/** Lifetime of a draft after its last change, in milliseconds, like that of an application (A85). */
export const LIFETIME = 14 * 24 * 60 * 60 * 1000;

const NO_FILES: JobDraftFiles = { file: null, captions: null };

function readFiles(kept: unknown): JobDraftFiles {
  const [file, captions] = ['file', 'captions'].map((name) => property(kept, name));
  return { file: file instanceof File ? file : null, captions: captions instanceof File ? captions : null };
}

/** @param newKey for a draft stored without one by an earlier version */
function readDraft(kept: unknown, newKey: string): StoredJobDraft | null {
  const [savedAt, key] = ['savedAt', 'requestKey'].map((name) => property(kept, name));
  const values = readJobFormValues(property(kept, 'values'));
  if (typeof savedAt !== 'number' || values === null) return null;
  // Without a stored base, as in an earlier version, all differences are shown, and nothing is overwritten unseen.
  const base = readJobFormValues(property(kept, 'base')) ?? jobFormValues('create');
  return { savedAt, values, base, requestKey: typeof key === 'string' && key !== '' ? key : newKey };
}

/**
 * Stores the draft of a job on this device. No method rejects: with a full or forbidden storage there is just no draft.
 * @param form form of the company: the id of a known job, 'new', or a name for each job that a new one is copied from
 * @param now the current time, in milliseconds
 */
export function jobDraftStorage(companyId: Id<'company'>, form: string, now: () => number = Date.now, device: DeviceStore = deviceStore) {
  const { remembered, remember, forget } = device;
  const key = `job-draft-${companyId}-${form}`;
  // Separate from the text, which is written after every pause: a video is written when another one was chosen.
  const filesKey = `${key}-files`;
  const requestKey = newRequestKey();
  let files = NO_FILES;

  async function saveFiles(chosen: JobDraftFiles): Promise<void> {
    if (chosen.file === files.file && chosen.captions === files.captions) return;
    files = chosen;
    await (chosen.file === null && chosen.captions === null ? forget(filesKey) : remember(filesKey, chosen));
  }

  async function discard(): Promise<void> {
    files = NO_FILES;
    await Promise.all([forget(key), forget(filesKey)]);
  }

  return {
    /** For the job of this form, unless it continues a draft. */
    requestKey,
    read: async (): Promise<StoredJobDraft | null> => {
      const draft = readDraft(await remembered(key).catch(() => undefined), requestKey);
      if (draft === null) return null;
      if (now() - draft.savedAt > LIFETIME) {
        await discard().catch(() => undefined);
        return null;
      }
      files = readFiles(await remembered(filesKey).catch(() => undefined));
      return { ...draft, files };
    },
    /** A video without enough space is left out. */
    save: async ({ values, base, requestKey: of, files: chosen = NO_FILES }: Omit<StoredJobDraft, 'savedAt'>): Promise<void> => {
      const text = remember(key, { savedAt: now(), values, base, requestKey: of } satisfies StoredJobDraft);
      await Promise.allSettled([text, saveFiles(chosen)]);
    },
    discard: (): Promise<void> => discard().catch(() => undefined),
  };
}
