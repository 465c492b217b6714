import type { Id } from '@stellwerk/domain';
import { readApplicationDraft, type ApplicationDraft } from '@stellwerk/forms/application-form';
import { deviceStore, type DeviceStore } from '../device-store';

/** A draft lives this long after the last change, in milliseconds (A85). */
const LIFETIME = 14 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  readonly savedAt: number;
  readonly draft: ApplicationDraft;
}

const keyOf = (jobId: Id<'job'>, owner: string): string => `application-draft-${jobId}${owner === '' ? '' : `-of-${owner}`}`;

function readStored(value: unknown): StoredDraft | null {
  if (typeof value !== 'object' || value === null || !('savedAt' in value) || typeof value.savedAt !== 'number') return null;
  const draft = readApplicationDraft('draft' in value ? value.draft : null);
  return draft === null ? null : { savedAt: value.savedAt, draft };
}

/**
 * The drafts of application forms on a device, text and files, never the consents. Each belongs to an account, or to a visitor, whose
 * owner is '': nobody sees what another account has typed (decision 0083). None of them rejects: with a full or forbidden storage there
 * is just no draft.
 */
export function applicationDrafts({ remembered, remember, forget }: DeviceStore) {
  async function find(key: string): Promise<StoredDraft | null> {
    const stored = readStored(await remembered(key));
    if (stored === null || Date.now() - stored.savedAt <= LIFETIME) return stored;
    await forget(key);
    return null;
  }

  /** What a visitor has typed is from now on that of an account. Without room for it twice it stays where it is. */
  async function takeOver(jobId: Id<'job'>, owner: string, stored: StoredDraft): Promise<void> {
    try {
      await remember(keyOf(jobId, owner), stored);
      await forget(keyOf(jobId, ''));
    } catch {
      // The next try may find more room.
    }
  }

  return {
    /** The stored draft of a job's form; null when there is none or it is too old. */
    read: async (jobId: Id<'job'>, owner: string): Promise<ApplicationDraft | null> => {
      try {
        const [own, visitors] = await Promise.all([find(keyOf(jobId, owner)), owner === '' ? null : find(keyOf(jobId, ''))]);
        // Whoever logs in goes on with what was typed on this device just before.
        if (visitors === null || (own !== null && own.savedAt >= visitors.savedAt)) return own?.draft ?? null;
        await takeOver(jobId, owner, visitors);
        return visitors.draft;
      } catch {
        return null;
      }
    },
    save: async (jobId: Id<'job'>, owner: string, draft: ApplicationDraft): Promise<void> => {
      const stored: StoredDraft = { savedAt: Date.now(), draft };
      await remember(keyOf(jobId, owner), stored).catch(() => undefined);
    },
    discard: async (jobId: Id<'job'>, owner: string): Promise<void> => {
      await forget(keyOf(jobId, owner)).catch(() => undefined);
    },
  };
}

/** Those of this device. */
export const drafts = applicationDrafts(deviceStore);
