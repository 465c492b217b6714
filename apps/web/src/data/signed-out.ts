import { browserStore } from './browser-store';

/** In the storage, so that the other tabs know it as well, before the token is gone. */
const KEY = 'signed_out';

/** Whether the last session of this browser was ended by the person, and not refused or expired: no open page stays or asks for a login then. */
export const hasSignedOut = (): boolean => browserStore.read(KEY) !== null;

/** Remembers how the session is about to end, or forgets it with the next login. */
export function rememberSignOut(value: boolean): void {
  if (value) browserStore.write(KEY, '1');
  else browserStore.forget(KEY);
}
