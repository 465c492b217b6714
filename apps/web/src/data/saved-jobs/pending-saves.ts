import type { NamedJob } from '@stellwerk/domain';
import { tabStore } from '../browser-store';
import { currentToken, ownerOf } from '../session';

/** Beginning of the key of every saved or forgotten job of this tab that has not arrived yet. */
const PENDING = 'saved-jobs-pressed-';

/** Keeps a click at once: the page may be left before the script that sends it has loaded. */
export const enqueueSave = ({ id, title }: NamedJob, saved: boolean): void =>
  tabStore.write(PENDING + id, JSON.stringify({ id, title, saved, owner: ownerOf(currentToken()) }));

/** Drops a click that has arrived or was answered. */
export const dequeueSave = (id: string): void => tabStore.forget(PENDING + id);

/** Keys of the pending clicks. */
export const pendingSaveKeys = (): readonly string[] => tabStore.keys().filter((key) => key.startsWith(PENDING));
