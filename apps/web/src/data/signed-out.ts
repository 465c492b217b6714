/** In the storage, so that the other tabs know it as well, before the token is gone. */
const KEY = 'signed_out';

/** Whether the last session of this browser was ended by the person, and not refused or expired: no open page stays or asks for a login then. */
export function hasSignedOut(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers how the session is about to end, or forgets it with the next login. */
export function rememberSignOut(value: boolean): void {
  try {
    if (value) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Nobody was logged in where storage is forbidden.
  }
}
