import type { NamedJob } from '@stellwerk/domain';
import { useSyncExternalStore } from 'react';

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
