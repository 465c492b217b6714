import type { NamedJob } from '@stellwerk/domain';
import { tabStore } from '../browser-store';
import { currentToken, ownerOf } from '../session';

/** What the key of every press begins with that has not arrived yet. */
const WISH = 'saved-jobs-pressed-';

/** Notes a press at once: the page may be left before the script that keeps it has come. */
export const noteWish = ({ id, title }: NamedJob, saved: boolean): void =>
  tabStore.write(WISH + id, JSON.stringify({ id, title, saved, owner: ownerOf(currentToken()) }));

/** Forgets a press that has arrived, or was answered. */
export const dropWish = (id: string): void => tabStore.forget(WISH + id);

/** The keys of what was pressed in this tab and has not arrived. */
export const wishKeys = (): readonly string[] => tabStore.keys().filter((key) => key.startsWith(WISH));
