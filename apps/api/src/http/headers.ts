import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;
type Policy = NonNullable<Options['contentSecurityPolicy']>;

/** Data is no document: nothing may be loaded by it or framed from it. */
const DATA_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } as const;

/**
 * Policy of pages. Styles may stand in the page, because dialogs set them; scripts may not.
 * @param hosts further hosts that the client calls (O57)
 */
const pagePolicy = (hosts: readonly string[], framed: boolean): Policy => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  // Pictures lie in the own store (O84); a chosen file is shown as blob before it is sent.
  imgSrc: ["'self'", 'data:', 'blob:', ...hosts],
  mediaSrc: ["'self'", 'blob:', 'https:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...hosts],
  frameSrc: ['https://www.youtube-nocookie.com'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: [framed ? '*' : "'none'"],
});

export type Surface = 'data' | 'page' | 'embed';

/** Security headers of every answer, by what it is; HSTS when the site is behind TLS. A handler's own header stays. */
export function createSecurityHeaders(config: Config): Readonly<Record<Surface, MiddlewareHandler>> {
  const hosts = [config.hosts.productionApi, config.hosts.testApi].filter((host) => host !== undefined);
  const make = (contentSecurityPolicy: Policy, framed: boolean): MiddlewareHandler =>
    secureHeaders({
      contentSecurityPolicy,
      xFrameOptions: framed ? false : 'DENY',
      strictTransportSecurity: config.publicOrigin?.startsWith('https:') === true ? 'max-age=31536000' : false,
      xContentTypeOptions: 'nosniff',
      referrerPolicy: 'strict-origin-when-cross-origin',
      crossOriginOpenerPolicy: 'same-origin',
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
      crossOriginResourcePolicy: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      overwrite: false,
    });
  return {
    data: make({ defaultSrc: [...DATA_POLICY.defaultSrc], frameAncestors: [...DATA_POLICY.frameAncestors] }, false),
    page: make(pagePolicy(hosts, false), false),
    embed: make(pagePolicy(hosts, true), true),
  };
}
