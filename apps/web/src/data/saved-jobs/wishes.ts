import type { NamedJob } from '@stellwerk/domain';
import { tabStore } from '../browser-store';
import { currentToken, ownerOf } from '../session';

/** Key prefix of clicks that were not sent. */
const WISH = 'saved-jobs-pressed-';

/** Stores a click at once: the page may be left before the script that saves it has loaded. */
export const noteWish = ({ id, title }: NamedJob, saved: boolean): void =>
  tabStore.write(WISH + id, JSON.stringify({ id, title, saved, owner: ownerOf(currentToken()) }));

/** Removes a click that was stored or answered. */
export const dropWish = (id: string): void => tabStore.forget(WISH + id);

/** The keys of clicks in this tab that were not sent. */
export const wishKeys = (): readonly string[] => tabStore.keys().filter((key) => key.startsWith(WISH));
