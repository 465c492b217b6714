import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patience } from '@stellwerk/testing/patience';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface DemoServer {
  readonly origin: string;
  readonly dataDir: string;
  /** Lets a day go by, where the server was started with `clock.mjs`. */
  readonly nextDay: () => void;
  readonly stop: () => Promise<void>;
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /"url":"(http:[^"]+)"/.exec(output)?.[1];
      if (url !== undefined && output.includes('"ready"')) resolve(url);
    });
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
    AbortSignal.timeout(patience.test).addEventListener('abort', () => reject(new Error(`The server is not ready:\n${output}`)));
  });
}

/** The built product with the demo data in a data directory of its own. */
export async function startDemoServer(env: Readonly<Record<string, string>> = {}): Promise<DemoServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stellwerk-e2e-'));
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SEED: 'demo', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await ready(child);
  return {
    origin,
    dataDir,
    nextDay: () => void child.kill('SIGUSR2'),
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
