import type { Session } from '@stellwerk/domain';
import { browserStore } from './browser-store';
import { notifySession, TOKEN_KEY } from './session';
import { rememberSignOut } from './signed-out';

/** Storage key fixed by the documents (EN47, A31). */
const ROLES_KEY = 'user_roles';

/** Stores a login in this browser. */
export function storeSession(session: Pick<Session, 'token' | 'roles'>): void {
  localStorage.setItem(TOKEN_KEY, session.token);
  localStorage.setItem(ROLES_KEY, JSON.stringify(session.roles));
  rememberSignOut(false);
  notifySession();
}

/** Removes token and roles (000 §7.1). */
export function clearSession(): void {
  browserStore.forget(TOKEN_KEY);
  browserStore.forget(ROLES_KEY);
  notifySession();
}
