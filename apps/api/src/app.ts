import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { applicationHandlers } from './applications/routes.ts';
import { authHandlers } from './auth/routes.ts';
import { companyHandlers } from './companies/routes.ts';
import type { Context } from './context.ts';
import { createAddressReader } from './http/address.ts';
import { corsHeaders } from './http/cors.ts';
import { COMPRESS_FROM, chooseEncoding, compress } from './http/encode.ts';
import type { AppEnv } from './http/env.ts';
import { errorReply } from './http/errors.ts';
import { handle, type Mounted } from './http/handler.ts';
import { createSecurityHeaders } from './http/headers.ts';
import { openApiDocument } from './http/openapi.ts';
import { mountEndpoints, unknownPath } from './http/router.ts';
import { importHandlers } from './import/routes.ts';
import { jobHandlers } from './jobs/routes.ts';
import { errorFields } from './log.ts';
import { mailHandlers } from './mail/routes.ts';
import { Refusal } from './refusal.ts';
import { mountWeb } from './web/mount.ts';
import { mountMedia } from './media/routes.ts';

/** Every resource of the server. A new folder adds its list here. */
const handlers: readonly Mounted[] = [
  handle('health', () => Promise.resolve({ status: 'ok' })),
  ...jobHandlers,
  ...authHandlers,
  ...companyHandlers,
  ...applicationHandlers,
  ...mailHandlers,
  ...importHandlers,
];

const isData = (path: string): boolean => /^\/(api|public|private)(\/|$)/.test(path);

function setAll(headers: Headers, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}

/** Compresses answers of data; files and pages bring their own encoding. */
async function compressed(response: Response, accept: string | null): Promise<Response> {
  const encoding = chooseEncoding(accept);
  if (encoding === 'identity' || response.headers.get('content-type')?.startsWith('application/json') !== true) return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  if (bytes.length < COMPRESS_FROM) return new Response(bytes, { status: response.status, headers });
  headers.set('content-encoding', encoding);
  return new Response(await compress(bytes, encoding), { status: response.status, headers });
}

/**
 * The whole server as one function of requests; it listens nowhere by itself.
 * @param remoteOf finds the address of the other end of the connection
 */
export function createApp(context: Context, remoteOf: (env: unknown) => string): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const security = createSecurityHeaders(context.config);
  const addressOf = createAddressReader(context.config.trustedProxies);

  app.use('*', async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('address', addressOf(remoteOf(c.env), c.req.header('x-forwarded-for') ?? null));
    const data = isData(c.req.path);
    const cors = data ? corsHeaders(context.config.corsOrigins, c.req.header('origin') ?? null) : {};
    if (data && c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204 });
    else await next();
    if (data) c.res = await compressed(c.res, c.req.header('accept-encoding') ?? null);
    const embedded = /^\/jobs\/\d+$/.test(c.req.path) && c.req.query('embed') === '1';
    const own = c.res.headers.get('content-security-policy');
    setAll(c.res.headers, { ...security(data ? 'data' : embedded ? 'embed' : 'page'), ...cors, 'x-request-id': requestId });
    if (own !== null) c.res.headers.set('content-security-policy', own);
    const ms = Math.round(performance.now() - started);
    // The pattern, never the path: a path can hold the secret of a mailed link.
    const route = matchedRoutes(c).findLast(({ path }) => path !== '*' && path !== '/*')?.path ?? (data ? 'unknown' : 'page');
    context.log('info', 'request', { requestId, method: c.req.method, route, status: c.res.status, ms });
  });

  app.onError((error, c) => {
    const requestId = c.get('requestId');
    if (!(error instanceof Refusal)) context.log('error', 'request-failed', { requestId, ...errorFields(error) });
    const { status, body, headers } = errorReply(error, requestId);
    return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
  });

  mountEndpoints(app, context, handlers);
  const served = new Set(handlers.map((mounted) => mounted.name));
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(context.origin(), served)));
  mountMedia(app, context);
  app.all('*', async (c, next) => {
    if (isData(c.req.path)) throw unknownPath();
    await next();
  });
  mountWeb(app, context);
  return app;
}
