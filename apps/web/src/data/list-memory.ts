import { tabStore } from './browser-store';

const KEY = 'jobList';

/** Remembers the query of the public list for the way back from a posting, as long as the tab is open. */
export const rememberList = (query: string): void => tabStore.write(KEY, query);

/** The query of the list that was seen last, with its question mark; '' for the plain list, and where none was seen. */
export function lastList(): string {
  const query = tabStore.read(KEY) ?? '';
  return query.startsWith('?') ? query : '';
}
