import { currentToken } from './session';

/** What every key of a draft begins with. */
const DRAFT = 'draft-';

/** Whose token it is: its subject; null for none and for one that cannot be read. */
function ownerOf(token: string | null): string | null {
  try {
    const claims: unknown = JSON.parse(atob((token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null && 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : null;
  } catch {
    return null;
  }
}

/**
 * The drafts of whoever is logged in now, in this tab alone: they survive a reload and a login that has ended, until they are stored
 * or given up, and nobody else sees them. Nothing is kept for a visitor, or where storage is forbidden.
 */
export function ownDrafts() {
  // Kept for the whole page: a session that ends does not change whose words they are.
  const owner = ownerOf(currentToken());
  const keyOf = (name: string): string => `${DRAFT}${owner}-${name}`;
  return {
    read: (name: string): string | undefined => {
      try {
        return owner === null ? undefined : (sessionStorage.getItem(keyOf(name)) ?? undefined);
      } catch {
        return undefined;
      }
    },
    write: (name: string, text: string | undefined): void => {
      if (owner === null) return;
      try {
        if (text === undefined) sessionStorage.removeItem(keyOf(name));
        else sessionStorage.setItem(keyOf(name), text);
      } catch {
        // Nothing is kept where storage is forbidden or full.
      }
    },
  } as const;
}

/** Forgets the drafts of this tab, for whoever logs out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
