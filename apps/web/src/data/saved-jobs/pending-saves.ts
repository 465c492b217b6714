import type { NamedJob } from '@stellwerk/domain';
import { tabStore } from '../browser-store';
import { currentToken, ownerOf } from '../session';

/** Key prefix of clicks that were not sent. */
const PENDING = 'saved-jobs-pressed-';

/** Stores a click at once: the page may be left before the script that sends it has loaded. */
export const enqueueSave = ({ id, title }: NamedJob, saved: boolean): void =>
  tabStore.write(PENDING + id, JSON.stringify({ id, title, saved, owner: ownerOf(currentToken()) }));

/** Removes a click that was stored or answered. */
export const dequeueSave = (id: string): void => tabStore.forget(PENDING + id);

/** The keys of clicks in this tab that were not sent. */
export const pendingSaveKeys = (): readonly string[] => tabStore.keys().filter((key) => key.startsWith(PENDING));
