import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { unknownPath } from '@stellwerk/domain/endpoints';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/middleware.ts';
import type { Metrics } from '../context/metrics.ts';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves the metrics at `/metrics` to callers with a token; for all others the path does not exist. */
export function mountMetrics(app: Hono<AppEnv>, metrics: Metrics, token: string): void {
  const expected = hashOf(`Bearer ${token}`);
  app.get('/metrics', async (c) => {
    if (!timingSafeEqual(hashOf(c.req.header('authorization') ?? ''), expected)) throw unknownPath();
    return c.text(await metrics.text(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
  });
}

/** Serves the metrics on a port of their own. @param place IP address and port @returns stops it */
export async function serveMetrics(
  place: { readonly host: string; readonly port: number },
  metrics: Metrics,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(place, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
