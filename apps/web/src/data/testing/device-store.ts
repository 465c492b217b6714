/** What the tests of drafts find on the device: `vi.mock('../device-store', () => import('../testing/device-store'))`. */
export const stored = new Map<unknown, unknown>();

/** A browser may forbid the store, as in a private window; a full one has room for texts, but for no file. */
export const storage = { forbidden: false, full: false };

const holdsFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((part) => part instanceof File);

const call = <Answer>(work: () => Answer): Promise<Answer> =>
  storage.forbidden ? Promise.reject(new Error('SecurityError')) : Promise.resolve(work());

export const remembered = (key: string) => call(() => stored.get(key));
export const remember = (key: string, value: unknown) =>
  storage.full && holdsFile(value) ? Promise.reject(new Error('QuotaExceededError')) : call(() => void stored.set(key, value));
export const forget = (key: string) => call(() => void stored.delete(key));
