import { useState, useSyncExternalStore } from 'react';
import { browserStore } from './browser-store';
import { textProperty } from './property';
import { hasSignedOut } from './signed-out';

/** Storage key fixed by the documents (EN47, A31). */
export const TOKEN_KEY = 'jwt_token';

const listeners = new Set<() => void>();
/** Notifies all parts of the page of a changed login. */
export const notifySession = (): void => listeners.forEach((listener) => listener());

/** The stored token; null for a visitor, and where storage is forbidden (private mode, policies). */
export const currentToken = (): string | null => browserStore.read(TOKEN_KEY);

/** Subject of a token; '' for none and for an unreadable one. */
export function ownerOf(token: string | null): string {
  try {
    return textProperty(JSON.parse(atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))), 'sub');
  } catch {
    return '';
  }
}

let person = '';

/**
 * Person whose data this page may show: the logged-in account, and after a rejected token still the previous one, because
 * open work stays for a new login (A86). '' for a visitor, and after a logout.
 */
export function currentPerson(): string {
  const token = currentToken();
  if (token !== null) person = ownerOf(token) || token;
  else if (hasSignedOut()) person = '';
  return person;
}

/** Calls the listener after a login or logout, here or in another tab. @returns ends it */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  // A page restored from the back/forward cache missed the changes of other tabs.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}

/** The token, or null for a visitor; null on the server and during hydration, so that the first render is the visitor's. */
export function useToken(): string | null {
  return useSyncExternalStore(onSession, currentToken, () => null);
}

/** Person whose data this page may show (`currentPerson`); '' on the server and during hydration. */
export function usePerson(): string {
  return useSyncExternalStore(onSession, currentPerson, () => '');
}

/**
 * A key that changes when the page comes to show another person's data, so that no state of the former person remains. It does not
 * change when hydration finds the person of the page: a link focused by then keeps the focus.
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

/** False on the server and during hydration, true afterwards: personal content waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
