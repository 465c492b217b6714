import { randomUUID } from 'node:crypto';
import type { Context as Exchange, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { createAddressReader } from './address.ts';
import { COMPRESS_FROM, chooseEncoding, compress } from './encode.ts';
import { createSecurityHeaders, type Surface } from './headers.ts';
import { CallError } from '@stellwerk/domain/endpoints';
import { serverMessages } from '../messages.de.ts';
import type { SecureHeadersVariables } from 'hono/secure-headers';

/** Variables of a request that the first middleware sets for the later ones. */
export interface AppEnv {
  Variables: { requestId: string; address: string } & SecureHeadersVariables;
}

/** Error codes of PostgreSQL and the system when nothing more can be written. */
const FULL: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether something could not be written because the disk is full. */
export const isDiskFull = (error: unknown): boolean => error instanceof Error && 'code' in error && FULL.includes(error.code);

/** The answer to a call that could not be stored. */
export const diskFull = (): CallError => new CallError('unavailable', serverMessages.diskFull);

/** Whether a path is data; everything else is a page or a file. */
export const isData = (path: string): boolean => /^\/(api|public|private)(\/|$)/.test(path);

/** Gives every request an id, and finds the visitor's IP address. @param remoteOf finds the other end of the connection */
export function identify(config: Config, remoteOf: (env: unknown) => string): MiddlewareHandler<AppEnv> {
  const addressOf = createAddressReader(config.trustedProxies);
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('address', addressOf(remoteOf(c.env), c.req.header('x-forwarded-for') ?? null));
    await next();
    c.res.headers.set('x-request-id', requestId);
  });
}

/** Writes one line for each request. */
export function logRequests(log: Log): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    // The pattern, never the path: a path can hold the secret of a mailed link.
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? (isData(c.req.path) ? 'unknown' : 'page');
    log('info', 'request', { requestId: c.get('requestId'), method: c.req.method, route, status: c.res.status, ms });
  });
}

function surfaceOf(c: Exchange): Surface {
  if (isData(c.req.path)) return 'data';
  if (c.req.path.startsWith('/assets/pdf.worker')) return 'pdf-worker';
  return /^\/jobs\/\d+$/.test(c.req.path) && c.req.query('embed') === '1' ? 'embed' : 'page';
}

/** Security headers of every answer, by what it is (O53: the embedded page alone may be framed). */
export function securityHeaders(config: Config): MiddlewareHandler<AppEnv> {
  const surfaces = createSecurityHeaders(config);
  return (c, next) => surfaces[surfaceOf(c)](c, next);
}

/** Headers of uploads that can be resumed (decision 0053). */
const TUS_HEADERS = ['tus-resumable', 'upload-length', 'upload-offset'];

/** Data for callers of the allowed foreign origins (O64). Tokens travel in a header, so no credentials. */
export function allowOrigins(config: Config): MiddlewareHandler<AppEnv> {
  const allow = cors({
    origin: [...config.corsOrigins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', ...TUS_HEADERS, 'upload-metadata'],
    exposeHeaders: ['retry-after', 'x-request-id', 'location', ...TUS_HEADERS],
    maxAge: 600,
  });
  return (c, next) => (isData(c.req.path) ? allow(c, next) : next());
}

/** Compresses answers of data; files and pages bring their own encoding. */
export const compressData: MiddlewareHandler<AppEnv> = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.res.headers.get('content-type')?.startsWith('application/json') !== true) return;
  c.header('vary', 'accept-encoding', { append: true });
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? null);
  if (encoding === 'identity') return;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const small = bytes.length < COMPRESS_FROM;
  c.res = new Response(small ? bytes : await compress(bytes, encoding), c.res);
  if (!small) c.res.headers.set('content-encoding', encoding);
});
