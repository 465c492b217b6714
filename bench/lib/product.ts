import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './build.ts';

export interface Product {
  readonly url: string;
  /** Bytes of memory that the server holds. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

const ready = z.object({ url: z.string() });
const memory = z.object({ rss: z.number() });

async function answer<T>(child: ChildProcess, schema: z.ZodMiniType<T>): Promise<T> {
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The server has ended with ${String(code)}.`);
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message'), exit]);
  exit.catch(() => undefined);
  return z.parse(schema, message);
}

/** Starts the product's server in a process of its own. */
export async function startProduct(webDir: string, settings: Readonly<Record<string, string>>): Promise<Product> {
  const child = fork(join(root, 'bench/lib/serve.ts'), [webDir], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PORT: '0', RATE_LIMITS: 'off', NODE_ENV: 'production', ...settings },
  });
  const { url } = await answer(child, ready);
  return {
    url,
    memory: async () => {
      const next = answer(child, memory);
      child.send('memory');
      return (await next).rss;
    },
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
