import type { NamedJob } from '@stellwerk/domain';
import { useEffect, useLayoutEffect } from 'react';
import { browserStore } from '../browser-store';
import { useToken } from '../session';
import { click, LOCAL_KEY, markedIds, onMarks, setMarks } from './marks';
import { dequeueSave, enqueueSave, pendingSaveKeys } from './pending-saves';

let marked: string | null = null;

/** Removes the marks of the previous login. */
function marksAreOf(token: string | null): void {
  if (marked === token) return;
  marked = token;
  setMarks([]);
}

/** The module that saves jobs loads after the page, which only reads. */
const loadKeeper = () => import('./keeper');

/** The saved jobs, of the account or without one of this browser (O93). */
export const savedStore = {
  subscribe: onMarks,
  ids: markedIds,
  /** Marks at once, and undoes that after an error. @throws ApiError */
  set: async (job: NamedJob, saved: boolean): Promise<void> => {
    enqueueSave(job, saved);
    const { arrived, end } = click(job.id, saved);
    try {
      await (await loadKeeper()).keep(job, saved);
      arrived();
    } finally {
      if (end()) dequeueSave(job.id);
    }
  },
} as const;

/** Loads the saved jobs, and again after a login or logout. A separate component, so that it does not re-render pages. */
export function SavedMarks(): null {
  const token = useToken();
  // Until the next response, or without one, no job of the previous person is marked.
  useLayoutEffect(() => marksAreOf(token), [token]);
  useEffect(() => {
    // Most visitors have saved nothing: for them nothing loads.
    if (token === null && browserStore.read(LOCAL_KEY) === null && pendingSaveKeys().length === 0) return setMarks([]);
    // A list works without marks.
    loadKeeper()
      .then(({ readMarks }) => readMarks())
      .catch(() => undefined);
  }, [token]);
  return null;
}
