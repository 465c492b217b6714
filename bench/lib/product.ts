import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { serverEnvironment, serverFlags } from '../../scripts/lib/server-process.mjs';
import { root } from './build.ts';

export interface Process {
  readonly url: string;
  stop: () => Promise<void>;
}

export interface Product extends Process {
  /** Bytes of memory of the server. */
  memory: () => Promise<number>;
}

const ready = z.object({ url: z.string() });
const memory = z.object({ rss: z.number() });

async function answer<T>(child: ChildProcess, schema: z.ZodMiniType<T>): Promise<T> {
  const waiting = new AbortController();
  const message = once(child, 'message', { signal: waiting.signal });
  const exit = once(child, 'exit', { signal: waiting.signal }).then(([code]) => {
    throw new Error(`The server has ended with ${String(code)}.`);
  });
  exit.catch(() => undefined);
  try {
    const [value]: unknown[] = await Promise.race([message, exit]);
    return z.parse(schema, value);
  } finally {
    message.catch(() => undefined);
    waiting.abort();
  }
}

const forkScript = (
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): ChildProcess =>
  fork(join(root, script), args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...settings },
    execArgv: [...flags],
  });

async function start(
  script: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<{ child: ChildProcess; url: string }> {
  const child = forkScript(script, args, settings, flags);
  return { child, url: (await answer(child, ready)).url };
}

const stopOf = (child: ChildProcess) => async (): Promise<void> => {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
};

/** Starts the product's server in a process of its own, with the flags of `npm start`. */
export async function startProduct(webDir: string, settings: Readonly<Record<string, string>>): Promise<Product> {
  const environment = { PORT: '0', RATE_LIMITS: 'off', ...serverEnvironment, ...settings };
  const { child, url } = await start('bench/lib/serve.ts', [webDir], environment, serverFlags);
  return {
    // Always the same one of the two addresses of the name.
    url: url.replace('localhost', '127.0.0.1'),
    memory: async () => {
      const next = answer(child, memory);
      child.send('memory');
      return (await next).rss;
    },
    stop: stopOf(child),
  };
}

const connected = z.object({ connected: z.number() });

/**
 * Starts a number of slow clients of a server.
 * @returns stops them all; resolves when all have connected
 */
export async function startSlowClients(url: string, count: number): Promise<() => Promise<void>> {
  const child = forkScript('bench/lib/slow-clients.ts', [new URL(url).port, String(count)], {});
  await answer(child, connected);
  return stopOf(child);
}

/** Starts the bare server that the product is compared with. */
export async function startBare(): Promise<Process> {
  const { child, url } = await start('bench/lib/bare.ts', [], {});
  return { url, stop: stopOf(child) };
}
