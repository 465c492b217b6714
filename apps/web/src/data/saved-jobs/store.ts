import type { NamedJob } from '@stellwerk/domain';
import { useEffect } from 'react';
import { useToken } from '../session';

/** Where this browser keeps what its visitors have saved. */
export const LOCAL_KEY = 'saved-jobs';

const listeners = new Set<() => void>();
let marks: ReadonlySet<string> = new Set();

/** Says which postings are saved. */
export function setMarks(ids: Iterable<string>): void {
  marks = new Set(ids);
  for (const listener of listeners) listener();
}

const mark = (id: string, saved: boolean): void => setMarks(saved ? [...marks, id] : [...marks].filter((other) => other !== id));

/** What keeps postings loads after the page, which reads without it. */
const loadKeeper = () => import('./keeper');

/** Which postings are saved, in the account or without one in this browser (O93). */
export const savedStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  ids: () => marks,
  /** Marks at once, and takes that back when it failed. @throws ApiError */
  set: async (job: NamedJob, saved: boolean): Promise<void> => {
    mark(job.id, saved);
    try {
      await (await loadKeeper()).keep(job, saved);
    } catch (error) {
      mark(job.id, !saved);
      throw error;
    }
  },
} as const;

function keepsSome(): boolean {
  try {
    return localStorage.getItem(LOCAL_KEY) !== null;
  } catch {
    return false;
  }
}

/** Asks which postings are saved, and again when somebody logs in or out. A part of its own, so that no page is drawn anew by it. */
export function SavedMarks(): null {
  const token = useToken();
  useEffect(() => {
    // Most visitors have saved nothing: for them nothing loads.
    if (token === null && !keepsSome()) return setMarks([]);
    // Without marks a list is as good as before.
    loadKeeper()
      .then(({ readMarks }) => readMarks())
      .catch(() => undefined);
  }, [token]);
  return null;
}
