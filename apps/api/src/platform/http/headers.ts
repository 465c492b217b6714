import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import { CLICK_QUEUE_SOURCE } from './click-queue.ts';

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;
type Policy = NonNullable<Options['contentSecurityPolicy']>;

/** Data is no document: it may load nothing and may not be framed. */
const DATA_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } satisfies Policy;

/**
 * Policy of pages (decisions 0039 and 0103). Scripts come from files, except one that is allowed by its hash; style elements are allowed by
 * theirs, style attributes are blocked.
 * @param hosts further hosts that the client calls (O57)
 * @param styles sources of the page's style elements
 */
const pagePolicy = (hosts: readonly string[], framed: boolean, styles: readonly string[] = []): Policy => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", CLICK_QUEUE_SOURCE],
  styleSrc: ["'self'", ...styles],
  // Pictures are in the own storage (O84); a chosen file is shown as blob before it is uploaded.
  imgSrc: ["'self'", 'data:', 'blob:', ...hosts],
  // The video of a job may have any URL (PJ23); a chosen file is shown as blob before it is uploaded.
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
 * The renderer of PDFs works outside the page and decodes scans by WebAssembly, which the page itself may not use. It makes no request: the
 * page passes it the file.
 */
const PDF_WORKER_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  frameAncestors: ["'none'"],
} satisfies Policy;

const directive = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const hostsOf = ({ hosts }: Config): readonly string[] => [hosts.productionApi, hosts.testApi].filter((host) => host !== undefined);

/** Text of the policy of a rendered page. @param styles sources of its style elements */
export const pagePolicyText = (config: Config, framed: boolean, styles: readonly string[]): string =>
  Object.entries(pagePolicy(hostsOf(config), framed, styles))
    .map(([name, sources]) => [directive(name), ...sources].join(' '))
    .join('; ');

export type Surface = 'data' | 'page' | 'embed' | 'pdf-worker';

/** Security headers of a response by its kind; HSTS when the site uses TLS. A handler's own header stays. */
export function createSecurityHeaders(config: Config): Readonly<Record<Surface, MiddlewareHandler>> {
  const hosts = hostsOf(config);
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
