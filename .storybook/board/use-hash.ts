import { useSyncExternalStore } from 'react';

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/** The decoded fragment of the URL. */
export const useHash = (): string => decodeURIComponent(useSyncExternalStore(listen, () => location.hash.slice(1)));

/** URL of a screen's page. */
export const hrefOf = (title: string): string => `#${encodeURIComponent(title)}`;
