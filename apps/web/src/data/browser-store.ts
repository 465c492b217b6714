/** What could be done, or what stands for it where storage is forbidden or full. */
function safely<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Texts in a storage of the browser. With a forbidden or full one it remembers nothing, and nothing fails. */
const storeIn = (storage: () => Storage) =>
  ({
    /** null for nothing. */
    read: (key: string): string | null => safely(() => storage().getItem(key), null),
    /** What was written as JSON; null for nothing, and for what is no JSON. */
    readJson: (key: string): unknown => safely<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null'), null),
    write: (key: string, text: string): void => safely(() => storage().setItem(key, text), undefined),
    forget: (key: string): void => safely(() => storage().removeItem(key), undefined),
    keys: (): readonly string[] => safely(() => Object.keys(storage()), []),
  }) as const;

/** What this tab remembers until it is closed. */
export const tabStore = storeIn(() => sessionStorage);

/** What this browser remembers, in all of its tabs. */
export const browserStore = storeIn(() => localStorage);
