import { readApplicationDraft, type ApplicationDraft } from '@stellwerk/forms/application-form';
import { forget, remember, remembered } from '../device-store';

/** A draft lives this long after the last change, in milliseconds (A85). */
const LIFETIME = 14 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  readonly savedAt: number;
  readonly draft: ApplicationDraft;
}

const keyOf = (jobId: string): string => `application-draft-${jobId}`;

function readStored(value: unknown): StoredDraft | null {
  if (typeof value !== 'object' || value === null || !('savedAt' in value) || typeof value.savedAt !== 'number') return null;
  const draft = readApplicationDraft('draft' in value ? value.draft : null);
  return draft === null ? null : { savedAt: value.savedAt, draft };
}

/** The stored draft of a job's form, text and files; null when there is none, it is too old, or storage is forbidden. */
export async function readDraft(jobId: string): Promise<ApplicationDraft | null> {
  try {
    const stored = readStored(await remembered(keyOf(jobId)));
    if (stored === null) return null;
    if (Date.now() - stored.savedAt <= LIFETIME) return stored.draft;
    await forget(keyOf(jobId));
    return null;
  } catch {
    return null;
  }
}

/** Stores text and files, never the consents. Does not reject: with a full or forbidden storage there is just no draft. */
export async function saveDraft(jobId: string, draft: ApplicationDraft): Promise<void> {
  const stored: StoredDraft = { savedAt: Date.now(), draft };
  await remember(keyOf(jobId), stored).catch(() => undefined);
}

export async function discardDraft(jobId: string): Promise<void> {
  await forget(keyOf(jobId)).catch(() => undefined);
}
