import { tabStore } from './browser-store';

const KEY = 'jobList';

/** Stores the query of the public list for the way back from a job, until the tab is closed. */
export const rememberList = (query: string): void => tabStore.write(KEY, query);

/** The query of the last visited list, with its question mark; '' for the plain list, and without a visit. */
export function lastList(): string {
  const query = tabStore.read(KEY) ?? '';
  return query.startsWith('?') ? query : '';
}
