import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Content that the scanners of the tests call malware. */
export const MALWARE = 'STELLWERK-TEST-MALWARE';

/** The daemon of Debian's package clamav-daemon. */
const DAEMON = '/usr/sbin/clamd';

interface TestClamd {
  /** Value for CLAMD_URL; it stays when the scanner stops and starts. */
  readonly url: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Ends it for good. */
  remove: () => Promise<void>;
}

type Running = { stop: () => Promise<void> };

/** clamd itself, with a signature of our own. */
async function startDaemon(folder: string, socket: string): Promise<Running> {
  const config = join(folder, 'clamd.conf');
  fs.writeFileSync(join(folder, 'own.ndb'), `Stellwerk.Test:0:*:${Buffer.from(MALWARE).toString('hex')}\n`);
  fs.writeFileSync(config, `Foreground yes\nDatabaseDirectory ${folder}\nLocalSocket ${socket}\nStreamMaxLength 110M\n`);
  const daemon = spawn(DAEMON, ['--config-file', config], { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const line of daemon.stdout) if (String(line).includes('Self checking')) break;
  return {
    stop: async () => {
      const exit = once(daemon, 'exit');
      daemon.kill('SIGKILL');
      await exit;
    },
  };
}

/** A server that speaks INSTREAM, for machines without clamd. */
async function startStandIn(socket: string): Promise<Running> {
  const server = createServer((connection) => {
    let received = Buffer.alloc(0);
    connection.on('error', () => undefined);
    connection.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.subarray(-4).readInt32BE() === 0)
        connection.end(`stream: ${received.includes(MALWARE) ? 'Stellwerk.Test FOUND' : 'OK'}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return { stop: () => new Promise((resolve) => void server.close(() => resolve())) };
}

/** Starts clamd where it is installed, else a stand-in for it. */
export async function startClamd(): Promise<TestClamd> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'stellwerk-clamd-'));
  const socket = join(folder, 'clamd.sock');
  const run = (): Promise<Running> => (fs.existsSync(DAEMON) ? startDaemon(folder, socket) : startStandIn(socket));
  let running: Running | null = await run();
  const stop = async (): Promise<void> => {
    await running?.stop();
    running = null;
    fs.rmSync(socket, { force: true });
  };
  return {
    url: `unix:${socket}`,
    start: async () => {
      running ??= await run();
    },
    stop,
    remove: async () => {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
