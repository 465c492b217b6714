import type { Id } from '@stellwerk/domain';
import { tabStore } from './browser-store';
import { currentToken, ownerOf } from './session';

/** Prefix of every key of a draft. */
const DRAFT = 'draft-';

/**
 * The drafts of the logged-in person, only in this tab: they survive a reload and an expired login until they are stored
 * or discarded, hidden from other people and companies. Nothing is kept for a visitor (decision 0081).
 */
export function ownDrafts(companyId: Id<'company'>) {
  // Fixed for the whole page: an expired session does not change the owner of the text.
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

/** Deletes the drafts of this tab on logout. */
export function forgetDrafts(): void {
  for (const key of tabStore.keys()) if (key.startsWith(DRAFT)) tabStore.forget(key);
}
