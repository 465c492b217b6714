import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patience } from '@stellwerk/testing/patience';
import { inject } from 'vitest';

export type HostEnv = Readonly<Record<string, string>>;

export interface HostOrder {
  /** Settings of the next server; null only ends the one that runs. */
  readonly env: HostEnv | null;
}
export type HostAnswer = { readonly url: string } | { readonly failure: string };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Environment of the built product with demo data; its compiled code is kept for the next process of this run. */
export const productEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_COMPILE_CACHE: join(inject('runFolder'), 'compiled'),
  PORT: '0',
  SEED: 'demo',
  NODE_ENV: 'production',
});

/** The host of this worker, which serves one file after another; when a file has broken it, the next one gets a new one. */
let host: ChildProcess | undefined;

function hostOfWorker(): ChildProcess {
  if (host?.connected === true && host.exitCode === null && host.signalCode === null) return host;
  host = fork('e2e/support/host.ts', {
    cwd: root,
    execArgv: [],
    env: productEnv(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return host;
}

async function send(order: HostOrder): Promise<string> {
  const child = hostOfWorker();
  const answer = await new Promise<HostAnswer>((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(late);
      child.off('message', onMessage).off('exit', onExit);
      settle();
    };
    const onMessage = (message: HostAnswer): void => end(() => resolve(message));
    const onExit = (code: number | null): void => end(() => reject(new Error(`The host of the server ended with ${code}.`)));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      end(() => reject(new Error('The host of the server does not answer.')));
    }, patience.test);
    child.once('message', onMessage).once('exit', onExit);
    child.send(order);
  });
  if ('url' in answer) return answer.url;
  throw new Error(answer.failure);
}

/**
 * Starts the built product in the host of this worker, after the server of the previous file has ended.
 * @returns its URL
 */
export const startHosted = (env: Readonly<Record<string, string>>): Promise<string> => send({ env });

/** Ends it; a dead host has ended it already. */
export async function stopHosted(): Promise<void> {
  if (host?.connected === true) await send({ env: null });
}
