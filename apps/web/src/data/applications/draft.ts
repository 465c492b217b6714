import type { ApplicationDraft } from '@stellwerk/forms/application-form';
import { del, get, set } from 'idb-keyval';

/** A draft lives this long after the last change, in milliseconds (A85). */
const LIFETIME = 14 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  readonly savedAt: number;
  readonly draft: ApplicationDraft;
}

const keyOf = (jobId: string): string => `application-draft-${jobId}`;

function isStored(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'savedAt' in value && typeof value.savedAt === 'number' && 'draft' in value;
}

/** The kept draft of a posting's form, text and files; null when there is none, it is too old, or storage is forbidden. */
export async function readDraft(jobId: string): Promise<ApplicationDraft | null> {
  try {
    const stored: unknown = await get(keyOf(jobId));
    if (!isStored(stored)) return null;
    if (Date.now() - stored.savedAt <= LIFETIME) return stored.draft;
    await del(keyOf(jobId));
    return null;
  } catch {
    return null;
  }
}

/** Keeps text and files, never the consents. A full or forbidden storage loses only the comfort. */
export async function saveDraft(jobId: string, draft: ApplicationDraft): Promise<void> {
  const stored: StoredDraft = { savedAt: Date.now(), draft };
  await set(keyOf(jobId), stored).catch(() => undefined);
}

export async function dropDraft(jobId: string): Promise<void> {
  await del(keyOf(jobId)).catch(() => undefined);
}
