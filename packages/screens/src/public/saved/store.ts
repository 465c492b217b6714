import type { NamedJob } from '@stellwerk/domain';
import { useSyncExternalStore } from 'react';

/**
 * Store of saved jobs. Stars subscribe to it individually, so that a change does not re-render a
 * list or a page.
 */
export interface SavedStore {
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** The set of saved jobs; the same object until it changes. */
  readonly ids: () => ReadonlySet<string>;
  /** Saves or removes a job; rejects on failure. */
  readonly set: (job: NamedJob, saved: boolean) => Promise<void>;
}

const NONE: ReadonlySet<string> = new Set();

/** The saved jobs; empty on the server and during hydration. */
export const useSavedIds = ({ subscribe, ids }: SavedStore): ReadonlySet<string> => useSyncExternalStore(subscribe, ids, () => NONE);
