import type { NamedJob } from '@stellwerk/domain';
import { useEffect, useLayoutEffect } from 'react';
import { browserStore } from '../browser-store';
import { useToken } from '../session';
import { dropWish, noteWish, wishKeys } from './wishes';

/** Where this browser keeps what its visitors have saved. */
export const LOCAL_KEY = 'saved-jobs';

const listeners = new Set<() => void>();
/** What account or browser have said. */
let stored: ReadonlySet<string> = new Set();
/** What was pressed and has not arrived yet: an answer that was asked for before does not undo it. */
const pressed = new Map<string, { readonly saved: boolean }>();
let marks = stored;

const changed = (ids: ReadonlySet<string>, id: string, saved: boolean): ReadonlySet<string> =>
  saved ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));

function draw(): void {
  marks = [...pressed].reduce((ids, [id, { saved }]) => changed(ids, id, saved), stored);
  for (const listener of listeners) listener();
}

/** Says which postings are saved. */
export function setMarks(ids: Iterable<string>): void {
  stored = new Set(ids);
  draw();
}

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
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  ids: () => marks,
  /** Marks at once, and takes that back when it failed. @throws ApiError */
  set: async (job: NamedJob, saved: boolean): Promise<void> => {
    const press = { saved };
    pressed.set(job.id, press);
    noteWish(job, saved);
    draw();
    try {
      await (await loadKeeper()).keep(job, saved);
      stored = changed(stored, job.id, saved);
    } finally {
      if (pressed.get(job.id) === press) {
        pressed.delete(job.id);
        dropWish(job.id);
      }
      draw();
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
    if (token === null && browserStore.read(LOCAL_KEY) === null && wishKeys().length === 0) return setMarks([]);
    // Without marks a list is as good as before.
    loadKeeper()
      .then(({ readMarks }) => readMarks())
      .catch(() => undefined);
  }, [token]);
  return null;
}
