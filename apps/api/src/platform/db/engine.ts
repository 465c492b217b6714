import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { Pool } from 'pg';
import type { Log } from '../log/log.ts';
import { errorFields } from '../log/log.ts';
import { hasDiskRoom } from './disk.ts';
import { keepPrivate } from './private-files.ts';
import { takeLock, type Lock } from './lock.ts';
import { followPublicData } from './follow-public-data.ts';
import { overPool } from './one-connection.ts';
import { createPublicVersion, type PublicVersion } from './public-data.ts';
import type { Database } from './schema.ts';
import { newSocketFolder } from './socket-folder.ts';

export type Db = Kysely<Database>;

/** One of the two engines with the same pool and the same queries. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  readonly pool: Pool;
  /** null with PostgreSQL: several servers may share one. */
  readonly lock: Lock | null;
  readonly publicVersion: PublicVersion;
  /** Whether the database may be written: the embedded one leaves the last megabytes of its disk free. */
  hasRoom: () => boolean;
  stop: () => Promise<void>;
}

function build(pool: Pool, log: Log, publicVersion: PublicVersion): Promise<Db> {
  pool.on('error', (error) => log('error', 'database-connection', errorFields(error)));
  return overPool<Database>(pool, publicVersion.changed);
}

async function startPostgres(url: string, log: Log): Promise<Engine> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // For a server that has frozen or vanished and cannot end its statements itself.
    query_timeout: 35_000,
  });
  const publicVersion = createPublicVersion();
  const db = await build(pool, log, publicVersion);
  const unfollow = followPublicData(url, publicVersion, log);
  return {
    kind: 'postgres',
    db,
    pool,
    lock: null,
    publicVersion,
    // Its disk is its own matter.
    hasRoom: () => true,
    stop: async () => {
      await unfollow();
      await db.destroy();
    },
  };
}

function nextMessage<T>(worker: Worker, pick: (message: unknown) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown): void => {
      const picked = pick(message);
      if (picked === undefined) return;
      worker.off('message', onMessage).off('error', reject).off('exit', onExit);
      resolve(picked);
    };
    const onExit = (): void => reject(new Error('The embedded database has stopped.'));
    worker.on('message', onMessage).once('error', reject).once('exit', onExit);
  });
}

const word =
  (wanted: string) =>
  (message: unknown): true | undefined =>
    message === wanted ? true : undefined;

async function startPglite(dataDir: string, log: Log, onCrash: () => void): Promise<Engine> {
  const lock = takeLock(dataDir);
  const sockets = newSocketFolder(tmpdir());
  const cleanUp = (): void => {
    rmSync(sockets, { recursive: true, force: true });
    lock.release();
  };
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { directory: join(dataDir, 'database'), socket: join(sockets, '.s.PGSQL.5432') },
    execArgv: [],
  });
  try {
    await nextMessage(worker, word('ready'));
    // A new database is unpacked with its own modes, regardless of the mask.
    keepPrivate(dataDir);
  } catch (error) {
    cleanUp();
    throw error;
  }
  let stopping = false;
  worker.on('error', (error) => log('error', 'database-thread', errorFields(error)));
  worker.once('exit', () => {
    if (!stopping) onCrash();
  });
  // One connection, so waiting in the pool is the queue of the whole server; the timeout must exceed a slow query.
  const pool = new Pool({
    host: sockets,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
  });
  const publicVersion = createPublicVersion();
  const db = await build(pool, log, publicVersion);
  return {
    kind: 'pglite',
    db,
    pool,
    lock,
    publicVersion,
    hasRoom: () => hasDiskRoom(dataDir),
    stop: async () => {
      stopping = true;
      await db.destroy();
      const stopped = nextMessage(worker, word('stopped'));
      worker.postMessage('stop', []);
      await stopped;
      await worker.terminate();
      cleanUp();
    },
  };
}

/**
 * Opens the database: PostgreSQL when a URL is given, else PGlite in the data directory.
 * @param onCrash called when the embedded database fails while the server runs.
 * @throws LockedError when another server uses the directory.
 */
export async function startEngine(
  config: { databaseUrl: string | undefined; dataDir: string },
  log: Log,
  onCrash: () => void,
): Promise<Engine> {
  keepPrivate(config.dataDir);
  return config.databaseUrl === undefined ? startPglite(config.dataDir, log, onCrash) : startPostgres(config.databaseUrl, log);
}
