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

/** Ids of the marked postings. */
export const markedIds = (): ReadonlySet<string> => marks;

/** Calls back after every change. @returns ends that */
export function onMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says which postings are saved. */
export function setMarks(ids: Iterable<string>): void {
  stored = new Set(ids);
  draw();
}

/** A press that is on its way. */
interface Press {
  /** It is stored from now on. */
  readonly arrived: () => void;
  /** Takes back what has not arrived. @returns whether it was the last press of this posting */
  readonly end: () => boolean;
}

/** Marks a posting at once, or takes its mark away. */
export function press(id: string, saved: boolean): Press {
  const own = { saved };
  pressed.set(id, own);
  draw();
  return {
    arrived: () => {
      stored = changed(stored, id, saved);
    },
    end: () => {
      const isLast = pressed.get(id) === own;
      if (isLast) pressed.delete(id);
      draw();
      return isLast;
    },
  };
}
