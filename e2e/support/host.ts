/**
 * Runs the built product for one test file after another, each on a data directory and a port of its own: what Node has loaded and
 * compiled stays. Nothing else does, because a server keeps its state in its context and its database.
 */
import { readFileSync } from 'node:fs';
import { readConfig } from '../../apps/api/src/config.ts';
import { processLog } from '../../apps/api/src/log.ts';
import { startServer, type Server } from '../../apps/api/src/server.ts';
import type { HostAnswer, HostOrder } from './hosted.ts';

// V8 keeps the code of the database, with all that it has optimized, as long as somebody holds a module of these bytes.
const held = await WebAssembly.compile(readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))));
Reflect.set(globalThis, 'heldModule', held);

let server: Server | undefined;

async function follow(order: HostOrder): Promise<HostAnswer> {
  await server?.stop();
  server = undefined;
  if (order.env === null) return { url: '' };
  server = await startServer(readConfig({ ...process.env, ...order.env }), processLog, { onCrash: () => process.exit(1) });
  return { url: server.url };
}

const answer = (message: HostAnswer): void => void process.send?.(message);

process.on('message', (order: HostOrder) => {
  follow(order).then(answer, (error: unknown) =>
    answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
// The tests have ended, in whatever way.
process.on('disconnect', () => process.exit());
