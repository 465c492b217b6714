import type { Session } from '@stellwerk/domain';
import { useSyncExternalStore } from 'react';

/** Storage keys fixed by the documents (EN47, A31). */
const TOKEN_KEY = 'jwt_token';
const ROLES_KEY = 'user_roles';

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

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

/** Remembers a login in this browser. */
export function storeSession(session: Pick<Session, 'token' | 'roles'>): void {
  localStorage.setItem(TOKEN_KEY, session.token);
  localStorage.setItem(ROLES_KEY, JSON.stringify(session.roles));
  notify();
}

/** Forgets token and roles (000 §7.1). */
export function clearSession(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(ROLES_KEY);
  } catch {
    // Nothing was stored where storage is forbidden.
  }
  notify();
}

/** Whether a token has the three parts of a JWT. */
export function isWellFormed(token: string): boolean {
  return token.split('.').length === 3;
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
