/** What the tests of drafts find on the device: `vi.mock('../device-store', () => import('../testing/device-store'))`. */
export const stored = new Map<unknown, unknown>();

/** A browser may forbid the store, as in a private window. */
export const storage = { forbidden: false };

const call = <Answer>(work: () => Answer): Promise<Answer> =>
  storage.forbidden ? Promise.reject(new Error('SecurityError')) : Promise.resolve(work());

export const remembered = (key: string) => call(() => stored.get(key));
export const remember = (key: string, value: unknown) => call(() => void stored.set(key, value));
export const forget = (key: string) => call(() => void stored.delete(key));
