import type { Config } from '../../platform/config/config.ts';

/**
 * The API's origin for a page of this host: the production one on the production host, else the test one (AU19).
 * @returns null where it is the page's own (O57)
 */
export function apiOriginFor(hosts: Config['hosts'], hostname: string): string | null {
  return (hostname === hosts.productionHostname ? hosts.productionApi : hosts.testApi) ?? null;
}

/** The tag that passes it to the browser's code; '' for the page's own origin. An origin contains no character with a meaning in HTML. */
export function apiOriginTag(hosts: Config['hosts'], hostname: string): string {
  const origin = apiOriginFor(hosts, hostname);
  return origin === null ? '' : `<meta name="api-origin" content="${origin}">`;
}
