import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import { EARLY_PRESS_SOURCE } from './early-press.ts';

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;
type Policy = NonNullable<Options['contentSecurityPolicy']>;

/** Data is no document: nothing may be loaded by it or framed from it. */
const DATA_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } satisfies Policy;

/**
 * Policy of pages (decision 0039). Scripts come from files, but for one that is known by its text; style elements carry the nonce of the answer, style attributes are
 * blocked.
 * @param hosts further hosts that the client calls (O57)
 */
const pagePolicy = (hosts: readonly string[], framed: boolean): Policy => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", EARLY_PRESS_SOURCE],
  styleSrc: ["'self'", NONCE],
  // Pictures lie in the own store (O84); a chosen file is shown as blob before it is sent.
  imgSrc: ["'self'", 'data:', 'blob:', ...hosts],
  // The video of a job may lie at any address (PJ23); a chosen file is shown as blob before it is sent.
  mediaSrc: ["'self'", 'blob:', 'https:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...hosts],
  frameSrc: ['https://www.youtube-nocookie.com'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: [framed ? '*' : "'none'"],
});

/**
 * What draws PDFs works apart from the page and reads scans by WebAssembly, which the page itself may not. It asks for nothing: the
 * page gives it the file.
 */
const PDF_WORKER_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  frameAncestors: ["'none'"],
} satisfies Policy;

export type Surface = 'data' | 'page' | 'embed' | 'pdf-worker';

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
    data: make(DATA_POLICY, false),
    page: make(pagePolicy(hosts, false), false),
    embed: make(pagePolicy(hosts, true), true),
    'pdf-worker': make(PDF_WORKER_POLICY, false),
  };
}
