import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SHARED } from '@stellwerk/domain/endpoints';
import { createMiddleware } from 'hono/factory';
import type { MiddlewareHandler } from 'hono';
import type { PublicVersion } from '../db/public-data.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../context/metrics.ts';
import { chooseEncoding } from './encode.ts';
import { etagOf, hasTag } from './hashes.ts';
import { routeOf, type AppEnv } from './middleware.ts';
import { createResponses } from './remembered.ts';

/** Headers of one answer only. */
const OWN_HEADERS = new Set(['x-request-id', 'content-length', 'date', 'connection', 'transfer-encoding']);

/** Remembers answers that are the same for everybody, as a shared cache of HTTP does. */
export interface Memory {
  /** Answers a request from memory, before the app sees it. @returns whether it did */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Gives shared answers of the app their ETag, and remembers them. */
  remember: MiddlewareHandler<AppEnv>;
}

export interface MemoryOptions {
  readonly version: Pick<PublicVersion, 'current'>;
  readonly now: () => Date;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'finished' | 'remembered'>;
}

/**
 * The key of a request, by everything that its answer depends on.
 * A login is not among it: a call or page that may be remembered is served without one.
 * @returns null for a request that memory must not answer: from another site, or for a part of a file
 */
function keyOf(method: string, header: (name: string) => string | undefined, url: string): string | null {
  if (method !== 'GET' || header('origin') !== undefined || header('range') !== undefined) return null;
  return `${chooseEncoding(header('accept-encoding') ?? null)} ${header('host') ?? ''} ${url}`;
}

const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []));

const answerTo = (known: string | undefined, headers: Headers, body: Buffer, etag: string): Response =>
  hasTag(known, etag) ? new Response(null, { status: 304, headers }) : new Response(new Uint8Array(body), { status: 200, headers });

export function createMemory({ version, now, log, metrics }: MemoryOptions): Memory {
  const kept = createResponses(version, now);

  /** Answers that are being made, so that many requests at once make one. */
  const making = new Map<string, { readonly version: number; readonly done: Promise<void> }>();

  return {
    answer: (request, response) => {
      const key = keyOf(request.method ?? '', (name) => request.headers[name]?.toString(), request.url ?? '');
      if (key === null) return false;
      const found = kept.find(key);
      if (found === undefined) return false;
      metrics.remembered('hit', kept.bytes());
      const requestId = randomUUID();
      const unchanged = hasTag(request.headers['if-none-match'], found.etag);
      const status = unchanged ? 304 : 200;
      const length = unchanged ? [] : ['content-length', String(found.body.length)];
      response.writeHead(status, [...found.headers, ...length, 'x-request-id', requestId]);
      response.end(unchanged ? undefined : found.body);
      metrics.finished({ method: 'GET', route: found.route, status, milliseconds: 0 });
      log('info', 'request', { requestId, method: 'GET', route: found.route, status, ms: 0, remembered: true });
      return true;
    },

    remember: createMiddleware<AppEnv>(async (c, next) => {
      // Requests from inside have no host: a page asks for its data.
      if (c.req.header('host') === undefined) return next();
      const { pathname, search } = new URL(c.req.url);
      const key = keyOf(c.req.method, (name) => c.req.header(name), pathname + search);
      // Read before the data: what changes meanwhile makes the answer old.
      const [seen, time] = [version.current(), now()];
      const other = key === null ? undefined : making.get(key);
      if (key !== null && other !== undefined && other.version === seen) {
        await other.done.catch(() => undefined);
        const found = kept.find(key);
        if (found !== undefined) {
          metrics.remembered('hit', kept.bytes());
          c.res = answerTo(c.req.header('if-none-match'), new Headers(pairs(found.headers)), found.body, found.etag);
          return;
        }
      }
      const make = async (): Promise<void> => {
        await next();
        const { headers, status } = c.res;
        if (status !== 200 || headers.get('cache-control') !== SHARED) return;
        const body = Buffer.from(await c.res.arrayBuffer());
        const etag = etagOf(body);
        headers.set('etag', etag);
        const common = [...headers].filter(([name]) => !OWN_HEADERS.has(name)).flat();
        if (key !== null && seen !== null) kept.keep(key, { headers: common, body, etag, route: routeOf(c), version: seen, made: time });
        metrics.remembered('miss', kept.bytes());
        c.res = answerTo(c.req.header('if-none-match'), headers, body, etag);
      };
      // An old answer says that this address has one for everybody.
      if (key === null || seen === null || !kept.knows(key)) return make();
      const mine = { version: seen, done: make() };
      making.set(key, mine);
      await mine.done.finally(() => {
        if (making.get(key) === mine) making.delete(key);
      });
    }),
  };
}
