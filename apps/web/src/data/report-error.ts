import { reportClientError } from '@stellwerk/domain/calls';
import { apiOrigin } from './api-origin';

/** Number of reported errors per visit: the first ones cause the others. */
const MOST = 3;
/** Number of stack entries of a reported error. */
const DEPTH = 5;

/** Connection errors and error responses are not bugs, and are shown on the page. */
const EXPECTED = new Set(['PartError', 'ApiError', 'AbortError']);

const reported = new Set<string>();

/**
 * Reportable parts of an error (decision 0069): its kind, the pattern of the page, and locations in our own scripts. Its message is left
 * out,
 * because it may quote typed text; errors outside of our scripts, such as in extensions, give null.
 * @param page pattern of the page's path, such as '/jobs/:id'
 */
export function describeError(error: unknown, page: string) {
  if (!(error instanceof Error) || EXPECTED.has(error.name)) return null;
  const places = [...(error.stack ?? '').matchAll(/\/assets\/([\w-]+\.js:\d+:\d+)/g)].slice(0, DEPTH).map(([, place = '']) => place);
  if (places.length === 0) return null;
  return { error: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error', page, places };
}

/** Reports an error in this browser to the server's log. Failures are ignored. */
export function reportError(error: unknown, page: string): void {
  const described = describeError(error, page);
  const text = JSON.stringify(described);
  if (described === null || reported.size >= MOST || reported.has(text)) return;
  reported.add(text);
  navigator.sendBeacon(apiOrigin() + reportClientError.path, new Blob([text], { type: 'application/json' }));
}
