import { paths } from './paths';

/**
 * Page routes that a login may return to; everything else falls back to the dashboard (decisions, rule 12). A path that begins with
 * two slashes is another host's address, even when it was parsed as one of ours ('/.//evil.example').
 */
const OWN_ROUTES =
  /^\/(?:$|(?:jobs|dashboard|company|applications|users|showcase|invitations|coming-soon|admin|agb|datenschutz|privacy-policy|nutzerbedingungen|impressum)(?:\/|$))/;

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
  if (url.origin !== origin || !OWN_ROUTES.test(url.pathname)) return paths.dashboard();
  return url.pathname + url.search + url.hash;
}
