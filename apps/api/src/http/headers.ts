import type { Config } from '../config.ts';

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Data is no document: nothing may be loaded by it or framed from it. */
const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * Policy of pages. Styles may stand in the page, because dialogs set them; scripts may not.
 * @param hosts further hosts that the client calls (O57)
 */
function pageCsp(hosts: readonly string[], framed: boolean): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    ['connect-src', "'self'", ...hosts].join(' '),
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framed ? '*' : "'none'"}`,
  ].join('; ');
}

export type Surface = 'data' | 'page' | 'embed';

/** Security headers of every answer, by what it is; HSTS when the site is behind TLS. */
export function createSecurityHeaders(config: Config): (surface: Surface) => Readonly<Record<string, string>> {
  const hosts = [config.hosts.productionApi, config.hosts.testApi].filter((host) => host !== undefined);
  const shared: Record<string, string> = { ...COMMON };
  if (config.publicOrigin?.startsWith('https:') === true) shared['strict-transport-security'] = 'max-age=31536000';
  const make = (csp: string, frames: boolean): Readonly<Record<string, string>> => {
    const headers: Record<string, string> = { ...shared, 'content-security-policy': csp };
    if (!frames) headers['x-frame-options'] = 'DENY';
    return headers;
  };
  const surfaces = {
    data: make(DATA_CSP, false),
    page: make(pageCsp(hosts, false), false),
    embed: make(pageCsp(hosts, true), true),
  } as const satisfies Record<Surface, Readonly<Record<string, string>>>;
  return (surface) => surfaces[surface];
}
