import { paths } from '@stellwerk/screens/paths';
import { createContext } from 'react';

/** Whether a login may redirect to a path (decisions, rule 12). The app provides it, because the table of pages loads the login itself. */
export const MayReturnContext = createContext<(pathname: string) => boolean>(() => false);

/**
 * The redirect after a login. Parsed against the own origin, because a leading slash is not enough ('//evil.example').
 * @param mayReturn whether a login may redirect to the page of a path
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
  // A path that begins with two slashes is the URL of another host, even when it was parsed as an own one ('/.//evil.example').
  if (url.origin !== origin || url.pathname.startsWith('//') || !mayReturn(url.pathname)) return paths.dashboard();
  return url.pathname + url.search + url.hash;
}

/** Secret of the invitation to which a login or registration returns; null for every other page (O48). */
export const invitationIn = (redirect: string | undefined): string | null => /^\/invitations\/([\w-]+)$/.exec(redirect ?? '')?.[1] ?? null;
