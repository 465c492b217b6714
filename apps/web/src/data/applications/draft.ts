import { readApplicationDraft, type ApplicationDraft } from '@stellwerk/forms/application-form';
import { forget, remember, remembered } from '../device-store';

/** A draft lives this long after the last change, in milliseconds (A85). */
const LIFETIME = 14 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  readonly savedAt: number;
  readonly draft: ApplicationDraft;
}

const keyOf = (jobId: string, owner: string): string => `application-draft-${jobId}${owner === '' ? '' : `-of-${owner}`}`;

function readStored(value: unknown): StoredDraft | null {
  if (typeof value !== 'object' || value === null || !('savedAt' in value) || typeof value.savedAt !== 'number') return null;
  const draft = readApplicationDraft('draft' in value ? value.draft : null);
  return draft === null ? null : { savedAt: value.savedAt, draft };
}

async function find(key: string): Promise<StoredDraft | null> {
  const stored = readStored(await remembered(key));
  if (stored === null || Date.now() - stored.savedAt <= LIFETIME) return stored;
  await forget(key);
  return null;
}

/** What a visitor has typed is from now on that of an account. Without room for it twice it stays where it is. */
async function takeOver(jobId: string, owner: string, stored: StoredDraft): Promise<void> {
  try {
    await remember(keyOf(jobId, owner), stored);
    await forget(keyOf(jobId, ''));
  } catch {
    // The next try may find more room.
  }
}

/**
 * The stored draft of a job's form, text and files; null when there is none, it is too old, or storage is forbidden.
 * @param owner the account that is logged in, '' for a visitor: nobody sees what another account has typed (decision 0083)
 */
export async function readDraft(jobId: string, owner: string): Promise<ApplicationDraft | null> {
  try {
    const [own, visitors] = await Promise.all([find(keyOf(jobId, owner)), owner === '' ? null : find(keyOf(jobId, ''))]);
    // Whoever logs in goes on with what was typed on this device just before.
    if (visitors === null || (own !== null && own.savedAt >= visitors.savedAt)) return own?.draft ?? null;
    await takeOver(jobId, owner, visitors);
    return visitors.draft;
  } catch {
    return null;
  }
}

/** Stores text and files, never the consents. Does not reject: with a full or forbidden storage there is just no draft. */
export async function saveDraft(jobId: string, owner: string, draft: ApplicationDraft): Promise<void> {
  const stored: StoredDraft = { savedAt: Date.now(), draft };
  await remember(keyOf(jobId, owner), stored).catch(() => undefined);
}

export async function discardDraft(jobId: string, owner: string): Promise<void> {
  await forget(keyOf(jobId, owner)).catch(() => undefined);
}
