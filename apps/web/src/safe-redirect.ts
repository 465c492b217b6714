import { paths } from '@stellwerk/screens/paths';
import { matchRoute } from './routes';

/**
 * Whether a login may lead to a path: to every page of the table that does not refuse it (decisions, rule 12). A path that begins
 * with two slashes is the URL of another host, even when it was parsed as one of ours ('/.//evil.example').
 */
const mayReturn = (pathname: string): boolean => !pathname.startsWith('//') && matchRoute(pathname).entry.noReturn !== true;

/**
 * The path to go to after a login. Parsed against the own origin, because a leading slash proves nothing ('//evil.example').
 * @returns the dashboard for anything that is not a page of this product.
 */
export function safeRedirect(value: string | null, origin: string): string {
  if (value === null || value === '') return paths.dashboard();
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return paths.dashboard();
  }
  if (url.origin !== origin || !mayReturn(url.pathname)) return paths.dashboard();
  return url.pathname + url.search + url.hash;
}
