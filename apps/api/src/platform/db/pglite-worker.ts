/**
 * The embedded database in its own thread, reachable over a unix socket like PostgreSQL: a long query must not
 * block the server, and both engines run the same code.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import * as z from 'zod/mini';
import { joinMessages } from './join-messages.ts';
import { openPglite } from './pglite.ts';

const { directory, socket } = z.parse(z.object({ directory: z.string(), socket: z.string() }), workerData);
if (parentPort === null) throw new Error('pglite-worker runs in a worker thread only.');
const port = parentPort;

const db = joinMessages(await openPglite(directory, () => process.exit(1)));
// One connection only: with several, the socket server lost rows.
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 1 });
await server.start();

port.on('message', (message: unknown) => {
  if (message === 'stop') {
    void (async () => {
      await server.stop();
      await db.close();
      port.postMessage('stopped');
      port.close();
    })();
  }
});
port.postMessage('ready');
