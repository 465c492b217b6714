import { paths } from '@stellwerk/screens/paths';
import { createContext } from 'react';

/** Whether a login may lead to a path (decisions, rule 12). The app provides it, because the table of pages loads the login itself. */
export const MayReturnContext = createContext<(pathname: string) => boolean>(() => false);

/**
 * The path to go to after a login. Parsed against the own origin, because a leading slash proves nothing ('//evil.example').
 * @param mayReturn whether a login may lead to the page of a path
 * @returns the dashboard for anything that is not a page of this product.
 */
export function safeRedirect(value: string | null, origin: string, mayReturn: (pathname: string) => boolean): string {
  if (value === null || value === '') return paths.dashboard();
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return paths.dashboard();
  }
  // A path that begins with two slashes is the URL of another host, even when it was parsed as one of ours ('/.//evil.example').
  if (url.origin !== origin || url.pathname.startsWith('//') || !mayReturn(url.pathname)) return paths.dashboard();
  return url.pathname + url.search + url.hash;
}
