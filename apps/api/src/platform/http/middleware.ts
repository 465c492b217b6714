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
import { discardBody } from '../streams/discard.ts';
import { unavailable } from './unavailable.ts';
import type { Context } from '../context/context.ts';
import type { Metrics } from '../context/metrics.ts';
import { span } from '../traces/traces.ts';

/** Variables of a request, set by the first middleware for the later ones. */
export interface AppEnv {
  Variables: { requestId: string; address: string };
}

/** Whether a path is data; all others are pages or files. */
export const isData = (path: string): boolean => /^\/(api|public|private)(\/|$)/.test(path);

/** Assigns an id to every request, and finds the visitor's IP address. @param remoteOf finds the IP address of the client */
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

/** The pattern of a request's path, never the path: that can contain the secret of a mailed link. */
export const routeOf = (c: Exchange): string =>
  matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? (isData(c.req.path) ? 'unknown' : 'page');

/** A span for each request that is not answered from memory, with the pattern of its path. */
export const traceRequests: MiddlewareHandler<AppEnv> = createMiddleware<AppEnv>((c, next) =>
  span(c.req.method, { 'http.request.method': c.req.method }, async ({ describe }) => {
    await next();
    const route = routeOf(c);
    describe(`${c.req.method} ${route}`, { 'http.route': route, 'http.response.status_code': c.res.status });
  }),
);

/** Logs and counts each request. */
export function logRequests(log: Log, metrics: Pick<Metrics, 'finished'>): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const { method } = c.req;
    const [route, { status }] = [routeOf(c), c.res];
    // Requests from inside belong to a page, which is counted.
    if (c.req.header('host') !== undefined) metrics.finished({ method, route, status, milliseconds });
    log('info', 'request', { requestId: c.get('requestId'), method, route, status, ms: Math.round(milliseconds) });
  });
}

/** Whether a page may be framed by other sites: an embedded job only (O53). */
export const isFramed = (c: Exchange): boolean => /^\/jobs\/\d+$/.test(c.req.path) && c.req.query('embed') === '1';

function surfaceOf(c: Exchange): Surface {
  if (isData(c.req.path)) return 'data';
  if (c.req.path.startsWith('/assets/pdf.worker')) return 'pdf-worker';
  return isFramed(c) ? 'embed' : 'page';
}

/** Security headers of a response by its kind (O53: only the embedded page may be framed). */
export function securityHeaders(config: Config): MiddlewareHandler<AppEnv> {
  const surfaces = createSecurityHeaders(config);
  return (c, next) => surfaces[surfaceOf(c)](c, next);
}

/** Headers of resumable uploads (decision 0053). */
const TUS_HEADERS = ['tus-resumable', 'upload-length', 'upload-offset'];

/** CORS for data of the allowed foreign origins (O64). Tokens are sent in a header, so no credentials. */
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

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses writes while the database has no room for them: what is written last could stop it. The body is read and dropped. */
export const refuseWrites = ({ engine, log, paces }: Pick<Context, 'engine' | 'log' | 'paces'>): MiddlewareHandler<AppEnv> =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (READS.includes(c.req.method) || !isData(c.req.path) || engine.hasRoom()) return next();
    log('error', 'unavailable', { requestId: c.get('requestId'), missing: 'disk' });
    await discardBody(c.req.raw, paces.form);
    throw unavailable('disk');
  });

/** Compresses responses with data; files and pages have their own encoding. */
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
