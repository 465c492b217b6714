import type { StoredJobDraft } from '@stellwerk/forms/job-form';

/** Draft storage of one form. No method rejects: with full or blocked storage there is no draft. */
export interface DraftStorage {
  /** Idempotency key of the new job, unless a draft is restored. */
  readonly requestKey: string;
  /** The stored draft; null if there is none or it has expired. */
  readonly read: () => Promise<StoredJobDraft | null>;
  readonly save: (draft: Omit<StoredJobDraft, 'savedAt'>) => Promise<void>;
  readonly discard: () => Promise<void>;
}
