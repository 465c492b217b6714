import * as z from 'zod/mini';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import type { Engine } from '../../apps/api/src/platform/db/engine.ts';
import { startServer } from '../../apps/api/src/server.ts';
import type { Samples } from './load.ts';

type Pool = Engine['pool'];

/** A statement sent by a server to its database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const textOf = z.object({ text: z.string(), values: z.optional(z.array(z.unknown())) });

/** Records the statements of a pool's connections. */
function listen(pool: Pool, onStatement: (statement: Statement) => void): void {
  const known = new WeakSet();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const send = client.query.bind(client);
    Reflect.set(client, 'query', (...sent: unknown[]) => {
      const [text, values] = sent;
      if (typeof text === 'string') onStatement({ text, values: Array.isArray(values) ? [...values] : [] });
      else {
        const read = z.safeParse(textOf, text);
        if (read.success) onStatement({ text: read.data.text, values: read.data.values ?? [] });
      }
      const answer: unknown = Reflect.apply(send, client, sent);
      return answer;
    });
  });
}

/** A server in this process that records the statements of a call; it is not for timing. */
export async function watchStatements(webDir: string, settings: Readonly<Record<string, string>>) {
  const config = readConfig({ PORT: '0', RATE_LIMITS: 'off', NODE_ENV: 'production', ...settings });
  const server = await startServer(config, () => undefined, { webDir, deliver: false });
  let found: Statement[] = [];
  listen(server.context.engine.pool, (statement) => found.push(statement));
  return {
    url: server.url,
    /**
     * The statements of a call, including those for session and permissions.
     * @throws Error for an error response
     */
    of: async (path: string, token: string): Promise<readonly Statement[]> => {
      found = [];
      const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.status} ${path}`);
      return found;
    },
    stop: () => server.stop(),
  };
}

/**
 * Sends statements one after the other, repeatedly.
 * @returns the time of each round
 */
export async function replay(pool: Pool, statements: readonly Statement[], seconds: number): Promise<Samples> {
  const times: number[] = [];
  const started = performance.now();
  while (performance.now() < started + seconds * 1000) {
    const before = performance.now();
    for (const { text, values } of statements) await pool.query(text, [...values]);
    times.push(performance.now() - before);
  }
  return { times, seconds: (performance.now() - started) / 1000 };
}
