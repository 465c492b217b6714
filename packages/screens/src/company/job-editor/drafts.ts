import type { JobDraftContent, StoredJobDraft } from '@stellwerk/forms/job-form';

/** Where the draft of one form is stored. No method rejects: with a full or forbidden storage there is just no draft. */
export interface DraftStorage {
  /** The stored draft; null when there is none or it is too old. */
  readonly read: () => Promise<StoredJobDraft | null>;
  readonly save: (draft: JobDraftContent) => Promise<void>;
  readonly discard: () => Promise<void>;
}
