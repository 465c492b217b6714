import { reportClientError } from '@stellwerk/domain/calls';
import { apiOrigin } from './api-origin';

/** So many errors of one visit are reported: the first ones cause the others. */
const MOST = 3;
/** So many places of an error say where it came from. */
const DEPTH = 5;

/** A line that is gone and an answer that is a refusal are no errors of ours, and are said on the page. */
const EXPECTED = new Set(['PartError', 'ApiError', 'AbortError']);

const reported = new Set<string>();

/**
 * What may be said of an error (decision 0069): its kind, the pattern of the page, and places in our own scripts. Its message is left out,
 * because it may quote what somebody has typed; so is what happens outside of our scripts, as in extensions. Null for that.
 * @param page pattern of the page's path, such as '/jobs/:id'
 */
export function describeError(error: unknown, page: string) {
  if (!(error instanceof Error) || EXPECTED.has(error.name)) return null;
  const places = [...(error.stack ?? '').matchAll(/\/assets\/([\w-]+\.js:\d+:\d+)/g)].slice(0, DEPTH).map(([, place = '']) => place);
  if (places.length === 0) return null;
  return { error: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error', page, places };
}

/** Tells the server's log what broke in this browser. Whether it arrives is of no concern to who uses the page. */
export function reportError(error: unknown, page: string): void {
  const described = describeError(error, page);
  const text = JSON.stringify(described);
  if (described === null || reported.size >= MOST || reported.has(text)) return;
  reported.add(text);
  navigator.sendBeacon(apiOrigin() + reportClientError.path, new Blob([text], { type: 'application/json' }));
}
