import { useToast } from '@stellwerk/design-system';
import { messageOf, type NamedJob } from '@stellwerk/domain';
import { useSyncExternalStore } from 'react';
import { savedJobsTexts as texts } from '../../i18n/saved-jobs.de';

/** Which postings are saved. Stars read it by themselves, so that no mark draws a list or a page anew. */
export interface SavedStore {
  /** @returns stops */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same set until something changes. */
  readonly ids: () => ReadonlySet<string>;
  /** Saves a posting or forgets it; rejects when that failed. */
  readonly set: (job: NamedJob, saved: boolean) => Promise<void>;
}

const NONE: ReadonlySet<string> = new Set();

/** What is saved; nothing on the server and during hydration. */
export const useSavedIds = ({ subscribe, ids }: SavedStore): ReadonlySet<string> => useSyncExternalStore(subscribe, ids, () => NONE);

/** Whether a posting is saved, and what changes that and says so. */
export function useSaved(store: SavedStore, job: NamedJob): { readonly saved: boolean; readonly toggle: () => void } {
  const toast = useToast();
  const saved = useSyncExternalStore(
    store.subscribe,
    () => store.ids().has(job.id),
    () => false,
  );
  const toggle = (): void => {
    store.set(job, !saved).then(
      () => toast.success(saved ? texts.nowForgotten : texts.nowSaved),
      (error: unknown) => toast.error((saved ? texts.forgetFailed : texts.saveFailed)(messageOf(error))),
    );
  };
  return { saved, toggle };
}
