/**
 * Runs the built product for one test file after another, each on a data directory and a port of its own: Node's loaded and compiled
 * modules stay. No other state does, because a server keeps its state in its context and its database.
 */
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { startEngine } from '../../apps/api/src/platform/db/engine.ts';
import { processLog } from '../../apps/api/src/platform/log/log.ts';
import { startServer, type Server } from '../../apps/api/src/server.ts';
import type { HostAnswer, HostEnv, HostOrder } from './hosted.ts';

let server: Server | undefined;

/** The port of the previous server, so that the browser's cached scripts are valid for the next one. */
let port = '0';

async function start(env: HostEnv, port: string): Promise<Server> {
  const config = readConfig({ ...process.env, PORT: port, ...env });
  const engine = await startEngine(config, processLog, () => process.exit(1));
  return startServer(config, processLog, { engine });
}

async function follow({ env }: HostOrder): Promise<HostAnswer> {
  await server?.stop();
  server = undefined;
  if (env === null) return { url: '' };
  // Another process may have taken it.
  server = await start(env, port).catch(() => start(env, '0'));
  ({ port } = new URL(server.url));
  return { url: server.url };
}

const answer = (message: HostAnswer): void => void process.send?.(message);

process.on('message', (order: HostOrder) => {
  follow(order).then(answer, (error: unknown) =>
    answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// The tests have ended, successfully or not.
process.on('disconnect', () => process.exit());
