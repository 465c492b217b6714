import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase } from '@stellwerk/testing/postgres';
import { Pool } from 'pg';
import { startMailServer, type MailServer, type MailServerOptions } from '../../apps/api/src/testing/mail-server.ts';
import { startS3Server } from '../../apps/api/src/testing/s3-server.ts';
import { startProxy } from './proxy.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Token of the metrics of each server. */
export const METRICS_TOKEN = 'token-of-the-cluster-test';
const SIZE = 3;

/** Three servers on one database, one store of files and one mail server, behind a proxy. */
export interface Cluster {
  /** URL of the proxy. */
  readonly url: string;
  /** The running servers, in the order of their start. */
  readonly servers: readonly ServerProcess[];
  readonly database: Pool;
  readonly mail: MailServer;
  /** Ends a server in order and starts another one. @returns its exit code */
  restart: (server: ServerProcess) => Promise<number | null>;
  /** Ends a server like a power cut; no other one takes its place. */
  kill: (server: ServerProcess) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a cluster with the demo data. @param mailOptions how its mail server behaves */
export async function startCluster(mailOptions: MailServerOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-cluster-'));
  const [{ settings, drop }, s3, mail, proxy] = await Promise.all([
    newDatabase(),
    startS3Server(),
    startMailServer(mailOptions),
    startProxy(),
  ]);
  const database = new Pool({ connectionString: settings.DATABASE_URL, max: 2 });
  let servers: readonly ServerProcess[] = [];
  let started = 0;
  const start = async (more: Readonly<Record<string, string>> = {}): Promise<void> => {
    started += 1;
    const server = await startServerProcess({
      ...settings,
      PORT: '0',
      // Each machine has a disk of its own.
      DATA_DIR: join(folder, String(started)),
      STORAGE_URL: s3.url,
      SMTP_URL: mail.url,
      PUBLIC_ORIGIN: proxy.url,
      TRUSTED_PROXIES: '127.0.0.1,::ffff:127.0.0.1',
      RATE_LIMITS: 'on',
      METRICS_TOKEN,
      DRAIN_SECONDS: '2',
      ...more,
    });
    servers = [...servers, server];
    proxy.add(server.url);
  };
  const leave = (server: ServerProcess): void => {
    servers = servers.filter((other) => other !== server);
  };
  await start({ SEED: 'demo' });
  await Promise.all(Array.from({ length: SIZE - 1 }, () => start()));
  return {
    url: proxy.url,
    get servers() {
      return servers;
    },
    database,
    mail,
    restart: async (server) => {
      const code = await server.stop();
      proxy.remove(server.url);
      leave(server);
      await start();
      return code;
    },
    kill: async (server) => {
      await server.kill();
      leave(server);
    },
    stop: async () => {
      await proxy.stop();
      await Promise.all(servers.map((server) => server.kill()));
      await database.end();
      await Promise.all([drop(), s3.stop(), mail.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
