/** Result of the work, or the fallback when storage is forbidden or full. */
function safely<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Texts in a storage of the browser. With a forbidden or full one nothing is stored, and nothing fails. */
const storeIn = (storage: () => Storage) =>
  ({
    /** null without a value. */
    read: (key: string): string | null => safely(() => storage().getItem(key), null),
    /** A value stored as JSON; null for none or invalid JSON. */
    readJson: (key: string): unknown => safely<unknown>(() => JSON.parse(storage().getItem(key) ?? 'null'), null),
    write: (key: string, text: string): void => safely(() => storage().setItem(key, text), undefined),
    forget: (key: string): void => safely(() => storage().removeItem(key), undefined),
    keys: (): readonly string[] => safely(() => Object.keys(storage()), []),
  }) as const;

/** Stored in this tab until it is closed. */
export const tabStore = storeIn(() => sessionStorage);

/** Stored in this browser, for all of its tabs. */
export const browserStore = storeIn(() => localStorage);
