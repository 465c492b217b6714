import { useSyncExternalStore } from 'react';

/** Storage key fixed by the documents (EN47, A31). */
export const TOKEN_KEY = 'jwt_token';

const listeners = new Set<() => void>();
/** Tells every part of the page that the login has changed. */
export const notifySession = (): void => listeners.forEach((listener) => listener());

/** Storage can be forbidden (private mode, policies); the app then works as for a visitor. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The stored token; null for a visitor. */
export function currentToken(): string | null {
  return stored(TOKEN_KEY);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The token, or null for a visitor; null on the server and during hydration, so that the first paint is the visitor's. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, currentToken, () => null);
}

const neverChanges = (): (() => void) => () => undefined;

/** False on the server and during hydration, true afterwards: what depends on the person waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
