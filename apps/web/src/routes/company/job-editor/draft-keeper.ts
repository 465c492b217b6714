import type { JobDraft } from '@stellwerk/forms/job-form';
import { del, get, set } from 'idb-keyval';

/** A draft lives this long after its last change, in milliseconds, as that of an application does (A85). */
export const LIFETIME = 14 * 24 * 60 * 60 * 1000;

/** What stood in the form when it was left; a chosen video is not kept. */
export interface KeptDraft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: JobDraft['values'];
}

/** Where the draft of one form is kept. Nothing here ever rejects: a full or forbidden storage loses only the comfort. */
export interface DraftKeeper {
  /** The kept draft; null when there is none or it is too old. */
  readonly read: () => Promise<KeptDraft | null>;
  readonly keep: (values: KeptDraft['values']) => Promise<void>;
  readonly drop: () => Promise<void>;
}

function isKept(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && 'savedAt' in value && typeof value.savedAt === 'number' && 'values' in value;
}

/**
 * Keeps the draft of a posting on this device.
 * @param jobId undefined for a new posting, of which each company has one draft
 * @param now the present moment, in milliseconds
 */
export function draftKeeper(companyId: string, jobId: string | undefined, now: () => number = Date.now): DraftKeeper {
  const key = `job-draft-${companyId}-${jobId ?? 'new'}`;
  return {
    read: async () => {
      const kept: unknown = await get(key).catch(() => undefined);
      return isKept(kept) && now() - kept.savedAt <= LIFETIME ? kept : null;
    },
    keep: (values) => set(key, { savedAt: now(), values } satisfies KeptDraft).catch(() => undefined),
    drop: () => del(key).catch(() => undefined),
  };
}
