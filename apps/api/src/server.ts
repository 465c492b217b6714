import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { administrators } from './people/administrators/store.ts';
import { createApp } from './app.ts';
import { scheduleErasure } from './applications/erasure/erase.ts';
import { createTokens, secretOf } from './people/accounts/tokens.ts';
import { createBackground } from './platform/context/background.ts';
import type { Config } from './platform/config/config.ts';
import type { Context } from './platform/context/context.ts';
import { startEngine, type Db, type Engine } from './platform/db/engine.ts';
import { maintain } from './platform/db/maintenance.ts';
import { scheduleMaintenance } from './platform/tasks/maintenance.ts';
import { migrate } from './platform/db/migrate.ts';
import { openFiles, type Files } from './platform/files/files.ts';
import { scheduleRescan } from './platform/media/rescan.ts';
import { createMemory } from './platform/http/memory.ts';
import { PACES, type Paces } from './platform/streams/pace.ts';
import { createLimits } from './platform/context/limits.ts';
import { scheduleDigests } from './mailing/job-alerts/digest.ts';
import { errorFields, type Log } from './platform/log/log.ts';
import { startDelivery } from './platform/mail/delivery.ts';
import { adoptMediaFolder } from './platform/media/adopt.ts';
import { openTransport } from './platform/mail/transport.ts';
import { isDemo, seedDemo } from './operation/seed/seed.ts';
import { createMetrics } from './platform/operation/metrics.ts';
import { serveMetrics } from './platform/operation/mount-metrics.ts';
import { startTraces } from './platform/traces/start.ts';
import { createSignedIds } from './platform/signed-ids.ts';

export interface Server {
  /** Local URL. */
  readonly url: string;
  readonly context: Context;
  /** Finishes running requests, then closes; remaining connections are cut after 8 seconds. */
  stop: () => Promise<void>;
}

export interface ServerOptions {
  /** @default the real time */
  readonly now?: () => Date;
  /** The open database; the server closes it. @default opens one */
  readonly engine?: Engine;
  /** Whether the outbox delivers mails. @default true */
  readonly deliver?: boolean;
  /** Minimum speed of request bodies. @default 30 seconds for JSON, 16 KB a second for forms */
  readonly paces?: Paces;
  /** Folder of the built web app. @default apps/web/dist */
  readonly webDir?: string;
}

const PATIENCE = 8000;
/** Command that creates the first administrator. */
const ADMIN_COMMAND = 'npm run admin -- add ADRESSE';
/** Maximum duration of the slowest form at its minimum speed (`pace.ts`), which also detects silent connections. */
const REQUEST_TIMEOUT = 2 * 60 * 60 * 1000;
/** Heads of requests are small. */
const HEADERS_TIMEOUT = 15_000;
/** Maximum number of connections: each one holds memory and a file descriptor, even when idle. */
const MAX_CONNECTIONS = 4000;

/** Whether an origin is reachable from other machines. */
const isPublic = (origin: string): boolean => !['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

/** Warns when the platform has no administrator, or when anyone could be one: the passwords of demo accounts are public (O98). */
async function warnOfAccess(db: Db, config: Config, log: Log): Promise<void> {
  if (!(await administrators(db)).some(({ isConfirmed }) => isConfirmed)) log('warn', 'no-administrator', { command: ADMIN_COMMAND });
  if (config.publicOrigin !== undefined && isPublic(config.publicOrigin) && (await isDemo(db)))
    log('warn', 'demo-accounts-on-a-public-origin', { origin: config.publicOrigin });
}

async function prepare(engine: Engine, config: Config, files: Files, log: Log, now: () => Date): Promise<'on' | 'relaxed' | 'off'> {
  await migrate(engine.db, log);
  const moved = await adoptMediaFolder(engine.db, files.storage, config.dataDir);
  if (moved > 0) log('info', 'media-moved', { files: moved });
  if (config.seed === 'demo' && (await seedDemo(engine.db, files, now()))) {
    log('info', 'demo-data-created');
    await maintain(engine.db);
  }
  await warnOfAccess(engine.db, config, log);
  return config.rateLimits ?? ((await isDemo(engine.db)) ? 'relaxed' : 'on');
}

/** Migrates the database and listens. @throws LockedError, or the database's error. */
export async function startServer(config: Config, log: Log, options: ServerOptions = {}): Promise<Server> {
  const now = options.now ?? (() => new Date());
  const stopTraces = await startTraces(config.traceEndpoint);
  const engine = options.engine ?? (await startEngine(config, log, () => log('error', 'database-stopped')));
  try {
    const secret = config.jwtSecret ?? secretOf(config.dataDir);
    const metrics = createMetrics(engine, now);
    const files = await openFiles(config, secret, engine.db, { log, scanned: metrics.scanned });
    const mode = await prepare(engine, config, files, log, now);
    let url = '';
    let stopping = false;
    const context: Context = {
      config,
      log,
      engine,
      db: engine.db,
      now,
      tokens: createTokens(secret),
      limits: createLimits(engine.pool, mode, secret),
      signedIds: createSignedIds(secret),
      background: createBackground(log),
      metrics,
      isStopping: () => stopping,
      paces: options.paces ?? PACES,
      files,
      origin: () => config.publicOrigin ?? url,
      webDir: options.webDir ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    };
    const memory = createMemory({ version: engine.publicVersion, now, log, metrics });
    const app = createApp(context, memory, remoteAddress);
    const answer = getRequestListener(async (request, env) => {
      const response = await app.fetch(request, env);
      if (stopping) response.headers.set('connection', 'close');
      return response;
    });
    const http = createServer({ requestTimeout: REQUEST_TIMEOUT, headersTimeout: HEADERS_TIMEOUT }, (request, response) => {
      if (stopping || !memory.answer(request, response)) void answer(request, response);
    });
    http.maxConnections = MAX_CONNECTIONS;
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject).listen(config.port, resolve);
    });
    url = `http://localhost:${portOf(http.address())}`;
    const stopMaintenance = scheduleMaintenance(context);
    const stopErasure = scheduleErasure(context);
    const stopRescan = scheduleRescan(context, config.clamdUrl);
    const stopDigests = options.deliver === false ? () => Promise.resolve() : scheduleDigests(context);
    const stopDelivery =
      options.deliver === false ? () => Promise.resolve() : startDelivery(context, openTransport(config, context.origin));
    const stopMetrics =
      config.metricsPort === undefined
        ? () => Promise.resolve()
        : await serveMetrics({ port: config.metricsPort, host: config.metricsHost }, metrics);
    engine.lock?.announce(url);
    return {
      url,
      context,
      stop: async () => {
        stopping = true;
        await wait(config.drainSeconds * 1000);
        const closed = new Promise<void>((resolve) => {
          http.close(() => resolve());
        });
        http.closeIdleConnections();
        const cut = setTimeout(() => http.closeAllConnections(), PATIENCE);
        await closed;
        clearTimeout(cut);
        await context.background.settled();
        await Promise.all([stopMaintenance(), stopErasure(), stopRescan(), stopDigests(), stopDelivery(), stopMetrics()]);
        await engine.stop();
        await stopTraces();
      },
    };
  } catch (error) {
    await engine.stop().catch((failure: unknown) => log('error', 'stop-failed', errorFields(failure)));
    await stopTraces();
    throw error;
  }
}

const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' ? (address?.port ?? 0) : 0);

function isBindings(env: unknown): env is HttpBindings {
  return typeof env === 'object' && env !== null && 'incoming' in env;
}

function remoteAddress(env: unknown): string {
  return isBindings(env) ? (env.incoming.socket.remoteAddress ?? '') : '';
}
