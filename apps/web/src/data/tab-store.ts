/** What this tab remembers until it is closed. With a forbidden or full storage it remembers nothing, and nothing fails. */
export const tabStore = {
  /** null for nothing. */
  read: (key: string): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, text: string): void => {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // Nothing is kept.
    }
  },
  forget: (key: string): void => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
  keys: (): readonly string[] => {
    try {
      return Object.keys(sessionStorage);
    } catch {
      return [];
    }
  },
} as const;
