import { browserStore } from './browser-store';

/** In the storage, so that other tabs know it as well, before the token is removed. */
const KEY = 'signed_out';

/**
 * Whether the person ended the last session of this browser, rather than an error or expiry: no open page stays or asks for a login then.
 */
export const hasSignedOut = (): boolean => browserStore.read(KEY) !== null;

/** Stores how the session is about to end, or removes that at the next login. */
export function rememberSignOut(value: boolean): void {
  if (value) browserStore.write(KEY, '1');
  else browserStore.forget(KEY);
}
