import type { Id } from '@stellwerk/domain';
import { tabStore } from './browser-store';
import { currentToken, ownerOf } from './session';

/** What every key of a draft begins with. */
const DRAFT = 'draft-';

/**
 * The drafts of whoever is logged in now, in this tab alone: they survive a reload and a login that has ended, until they are stored
 * or given up, and nobody else sees them, nor another company. Nothing is kept for a visitor (decision 0081).
 */
export function ownDrafts(companyId: Id<'company'>) {
  // Kept for the whole page: a session that ends does not change whose words they are.
  const owner = ownerOf(currentToken());
  const keyOf = (name: string): string => `${DRAFT}${owner}-${companyId}-${name}`;
  return {
    read: (name: string): string | undefined => (owner === '' ? undefined : (tabStore.read(keyOf(name)) ?? undefined)),
    write: (name: string, text: string | undefined): void => {
      if (text === undefined) tabStore.forget(keyOf(name));
      else if (owner !== '') tabStore.write(keyOf(name), text);
    },
  } as const;
}

/** Forgets the drafts of this tab, for whoever logs out. */
export function forgetDrafts(): void {
  for (const key of tabStore.keys()) if (key.startsWith(DRAFT)) tabStore.forget(key);
}
