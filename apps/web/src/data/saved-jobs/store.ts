import type { NamedJob } from '@stellwerk/domain';
import { useEffect, useLayoutEffect } from 'react';
import { browserStore } from '../browser-store';
import { useToken } from '../session';
import { click, LOCAL_KEY, markedIds, onMarks, setMarks } from './marks';
import { dequeueSave, enqueueSave, pendingSaveKeys } from './pending-saves';

let marked: string | null = null;

/** Takes the marks of the login before away. */
function marksAreOf(token: string | null): void {
  if (marked === token) return;
  marked = token;
  setMarks([]);
}

/** What keeps postings loads after the page, which reads without it. */
const loadKeeper = () => import('./keeper');

/** Which postings are saved, in the account or without one in this browser (O93). */
export const savedStore = {
  subscribe: onMarks,
  ids: markedIds,
  /** Marks at once, and takes that back when it failed. @throws ApiError */
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

/** Asks which postings are saved, and again when somebody logs in or out. A part of its own, so that no page is drawn anew by it. */
export function SavedMarks(): null {
  const token = useToken();
  // Until the next answer, or when there is none, nothing that the person before has saved is marked.
  useLayoutEffect(() => marksAreOf(token), [token]);
  useEffect(() => {
    // Most visitors have saved nothing: for them nothing loads.
    if (token === null && browserStore.read(LOCAL_KEY) === null && pendingSaveKeys().length === 0) return setMarks([]);
    // Without marks a list is as good as before.
    loadKeeper()
      .then(({ readMarks }) => readMarks())
      .catch(() => undefined);
  }, [token]);
  return null;
}
