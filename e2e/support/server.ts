import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { patience } from '@stellwerk/testing/patience';
import { placeLike, type Place } from '@stellwerk/testing/templates';
import { productEnv, startHosted, stopHosted } from './hosted';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface DemoServer {
  readonly origin: string;
  readonly dataDir: string;
  /** Advances the clock by a day, where the server was started with `clock.mjs`. */
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

interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** The built product as its own process; it keeps its compiled code for the next one of this run. */
async function start(env: Readonly<Record<string, string>>): Promise<Started> {
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: root,
    env: {
      ...productEnv(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await ready(child);
  const stop = async (): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  return { child, origin, stop };
}

/** A data directory with the demo data. */
const demoPlace = (): Promise<Place> =>
  placeLike('demo', async (settings) => {
    const { stop } = await start(settings);
    await stop();
  });

/** The built product with the demo data in a process and a data directory of its own. */
export async function startDemoServer(env: Readonly<Record<string, string>> = {}): Promise<DemoServer> {
  const { dataDir, settings, remove } = await demoPlace();
  const { child, origin, stop } = await start({ ...settings, ...env });
  return {
    origin,
    dataDir,
    nextDay: () => void child.kill('SIGUSR2'),
    stop: async () => {
      await stop();
      await remove();
    },
  };
}

/** The built product with the demo data in a data directory of its own, in the process that serves all files of this worker one by one. */
export async function startHostedDemoServer(env: Readonly<Record<string, string>>): Promise<DemoServer> {
  const { dataDir, settings, remove } = await demoPlace();
  return {
    origin: await startHosted({ ...settings, ...env }),
    dataDir,
    nextDay: () => {
      throw new Error('Only a server with `clock.mjs` lets days go by.');
    },
    stop: async () => {
      await stopHosted();
      await remove();
    },
  };
}
