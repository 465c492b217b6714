import type { JobDraft } from '@stellwerk/forms/job-form';

/** The values of the form when it was left; a chosen video is not part of them. */
export interface StoredDraft {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: JobDraft['values'];
}

/** Where the draft of one form is stored. No method rejects: with a full or forbidden storage there is just no draft. */
export interface DraftStorage {
  /** The stored draft; null when there is none or it is too old. */
  readonly read: () => Promise<StoredDraft | null>;
  readonly save: (values: StoredDraft['values']) => Promise<void>;
  readonly discard: () => Promise<void>;
}
