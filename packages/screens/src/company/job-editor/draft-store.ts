import type { JobDraft } from '@stellwerk/forms/job-form';

/**
 * Store of the form values, so that the preview can follow them without re-rendering the form at
 * every key.
 */
export interface DraftStore {
  readonly set: (draft: JobDraft) => void;
  readonly get: () => JobDraft | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a store for one form. */
export function createDraftStore(): DraftStore {
  let current: JobDraft | undefined;
  const listeners = new Set<() => void>();
  return {
    set: (draft) => {
      // The form library mutates its own object; a copy makes changes detectable.
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
