import type { JobDraft } from '@stellwerk/forms/job-form';

/** What is kept of a form that was left: its values and those it began with. A chosen video is not part of it. */
export type DraftContent = Pick<JobDraft, 'values' | 'base'>;

export interface StoredDraft extends DraftContent {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Where the draft of one form is stored. No method rejects: with a full or forbidden storage there is just no draft. */
export interface DraftStorage {
  /** The stored draft; null when there is none or it is too old. */
  readonly read: () => Promise<StoredDraft | null>;
  readonly save: (draft: DraftContent) => Promise<void>;
  readonly discard: () => Promise<void>;
}
