/** What the tests of drafts find in the browser's store: `vi.mock('idb-keyval', () => import('../testing/idb-keyval'))`. */
export const stored = new Map<unknown, unknown>();

/** A browser may forbid the store, as in a private window. */
export const storage = { forbidden: false };

const call = <Answer>(work: () => Answer): Promise<Answer> =>
  storage.forbidden ? Promise.reject(new Error('SecurityError')) : Promise.resolve(work());

export const get = (key: string) => call(() => stored.get(key));
export const set = (key: string, value: unknown) => call(() => void stored.set(key, value));
export const del = (key: string) => call(() => void stored.delete(key));
