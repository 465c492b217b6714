import type { JobDraftContent, StoredJobDraft } from '@stellwerk/forms/job-form';

/** A draft with the key that makes its job only once, also when the answer of the first try was lost. */
export interface KeptJobDraft extends StoredJobDraft {
  readonly requestKey: string;
}

/** Where the draft of one form is stored. No method rejects: with a full or forbidden storage there is just no draft. */
export interface DraftStorage {
  /** Key of the job that this form makes, unless it goes on with a draft. */
  readonly requestKey: string;
  /** The stored draft; null when there is none or it is too old. */
  readonly read: () => Promise<KeptJobDraft | null>;
  readonly save: (draft: JobDraftContent & Pick<KeptJobDraft, 'requestKey'>) => Promise<void>;
  readonly discard: () => Promise<void>;
}
