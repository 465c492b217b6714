/** Key of the jobs that visitors of this browser have saved. */
export const LOCAL_KEY = 'saved-jobs';

const listeners = new Set<() => void>();
/** Ids in the response of account or browser. */
let stored: ReadonlySet<string> = new Set();
/** Pending clicks: the response to an earlier call does not undo them. */
const clicked = new Map<string, { readonly saved: boolean }>();
let marks = stored;

const changed = (ids: ReadonlySet<string>, id: string, saved: boolean): ReadonlySet<string> =>
  saved ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id));

function draw(): void {
  marks = [...clicked].reduce((ids, [id, { saved }]) => changed(ids, id, saved), stored);
  for (const listener of listeners) listener();
}

/** Ids of the marked jobs. */
export const markedIds = (): ReadonlySet<string> => marks;

/** Calls the listener after every change. @returns ends that */
export function onMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sets the marks to the ids of a response. */
export function setMarks(ids: Iterable<string>): void {
  stored = new Set(ids);
  draw();
}

/** A pending click. */
interface Click {
  /** The job is stored from now on. */
  readonly arrived: () => void;
  /** Undoes a click that was not sent. @returns whether it was the last one on this job */
  readonly end: () => boolean;
}

/** Marks or unmarks a job at once. */
export function click(id: string, saved: boolean): Click {
  const own = { saved };
  clicked.set(id, own);
  draw();
  return {
    arrived: () => {
      stored = changed(stored, id, saved);
    },
    end: () => {
      const isLast = clicked.get(id) === own;
      if (isLast) clicked.delete(id);
      draw();
      return isLast;
    },
  };
}
