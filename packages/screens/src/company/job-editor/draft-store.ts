import type { JobDraft } from '@stellwerk/forms/job-form';

/** Holds the values of the form, so that the preview can follow them without the form being rendered again at every key. */
export interface DraftStore {
  readonly set: (draft: JobDraft) => void;
  readonly get: () => JobDraft | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store for one form. */
export function createDraftStore(): DraftStore {
  let current: JobDraft | undefined;
  const listeners = new Set<() => void>();
  return {
    set: (draft) => {
      // The form goes on to change its own object; a copy tells two drafts apart.
      current = { ...draft, values: structuredClone(draft.values) };
      for (const listener of listeners) listener();
    },
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
