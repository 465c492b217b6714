import type { StoredJobDraft } from '@stellwerk/forms/job-form';

/** Where the draft of one form is stored. No method rejects: with a full or forbidden storage there is just no draft. */
export interface DraftStorage {
  /** Key of the job that this form makes, unless it goes on with a draft. */
  readonly requestKey: string;
  /** The stored draft; null when there is none or it is too old. */
  readonly read: () => Promise<StoredJobDraft | null>;
  readonly save: (draft: Omit<StoredJobDraft, 'savedAt'>) => Promise<void>;
  readonly discard: () => Promise<void>;
}
