import { useState, useSyncExternalStore } from 'react';
import { browserStore } from './browser-store';
import { textProperty } from './property';
import { hasSignedOut } from './signed-out';

/** Storage key fixed by the documents (EN47, A31). */
export const TOKEN_KEY = 'jwt_token';

const listeners = new Set<() => void>();
/** Tells every part of the page that the login has changed. */
export const notifySession = (): void => listeners.forEach((listener) => listener());

/** The stored token; null for a visitor, and where storage is forbidden (private mode, policies). */
export const currentToken = (): string | null => browserStore.read(TOKEN_KEY);

/** Whose token it is: its subject; '' for none and for one that cannot be read. */
export function ownerOf(token: string | null): string {
  try {
    return textProperty(JSON.parse(atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))), 'sub');
  } catch {
    return '';
  }
}

let person = '';

/**
 * Whose things this page may show: the account that is logged in, and after a refused token still the one before, because what is
 * open stays for a new login (A86). '' for a visitor, and as soon as the person has logged out.
 */
export function currentPerson(): string {
  const token = currentToken();
  if (token !== null) person = ownerOf(token) || token;
  else if (hasSignedOut()) person = '';
  return person;
}

/** Calls when somebody logs in or out, here or in another tab. @returns the end of it */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page that the browser had put aside hears nothing of what other tabs store, and comes back as it was.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The token, or null for a visitor; null on the server and during hydration, so that the first paint is the visitor's. */
export function useToken(): string | null {
  return useSyncExternalStore(onSession, currentToken, () => null);
}

/** Whose things this page may show (`currentPerson`); '' on the server and during hydration. */
export function usePerson(): string {
  return useSyncExternalStore(onSession, currentPerson, () => '');
}

/**
 * A key that changes when the page comes to show another person's data, so that no state of the former person remains. It does not
 * change when hydration finds the person of the page: a link that somebody has focused by then keeps the focus.
 */
export function usePersonKey(): number {
  const person = usePerson();
  const [shown, setShown] = useState({ person, key: 0 });
  if (person === shown.person) return shown.key;
  const next = { person, key: shown.person === '' ? shown.key : shown.key + 1 };
  setShown(next);
  return next.key;
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
