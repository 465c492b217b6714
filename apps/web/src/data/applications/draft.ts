import type { Id } from '@stellwerk/domain';
import { readApplicationDraft, type ApplicationDraft } from '@stellwerk/forms/application-form';
import { deviceStore, type DeviceStore } from '../device-store';

/** Lifetime of a draft after the last change, in milliseconds (A85). */
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
 * Drafts of application forms on a device, text and files, never the consents. Each belongs to an account, or to a visitor, whose
 * owner is '': no account sees the text of another one (decision 0083). No method rejects: with a full or forbidden storage there
 * is just no draft.
 */
export function applicationDrafts({ remembered, remember, forget }: DeviceStore) {
  async function find(key: string): Promise<StoredDraft | null> {
    const stored = readStored(await remembered(key));
    if (stored === null || Date.now() - stored.savedAt <= LIFETIME) return stored;
    await forget(key);
    return null;
  }

  /** Assigns a visitor's draft to an account. Without space for a copy it stays. */
  async function takeOver(jobId: Id<'job'>, owner: string, stored: StoredDraft): Promise<void> {
    try {
      await remember(keyOf(jobId, owner), stored);
      await forget(keyOf(jobId, ''));
    } catch {
      // The next attempt may find more space.
    }
  }

  return {
    /** The stored draft of a job's form; null for none or an expired one. */
    read: async (jobId: Id<'job'>, owner: string): Promise<ApplicationDraft | null> => {
      try {
        const [own, visitors] = await Promise.all([find(keyOf(jobId, owner)), owner === '' ? null : find(keyOf(jobId, ''))]);
        // After a login the person continues with the text typed on this device just before.
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

/** Drafts of this device. */
export const drafts = applicationDrafts(deviceStore);
