import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { secretOf } from '../auth/tokens.ts';
import type { Config } from '../config.ts';
import { startEngine } from '../db/engine.ts';
import { readLock } from '../db/lock.ts';
import { migrate } from '../db/migrate.ts';
import { maintain } from '../db/maintenance.ts';
import { openFiles } from '../files/files.ts';
import type { Log } from '../log.ts';
import { seedDemo } from '../seed/seed.ts';
import { commandMessages } from './messages.de.ts';
import { takeOver, type Batch, type TakeOverResult } from './take-over.ts';

/** Where the postings go: a running server, or the store itself. */
export interface ImportTarget {
  /** German sentence that says where. */
  readonly description: string;
  /** @throws ImportError when the whole batch is refused. */
  send: (batch: Batch) => Promise<readonly TakeOverResult[]>;
  close: () => Promise<void>;
}

/** The import cannot go on; the message is German and for the person at the terminal. */
export class ImportError extends Error {}

const answer = z.object({
  results: z.array(
    z.object({ identifier: z.string(), outcome: z.enum(['created', 'updated', 'unchanged', 'refused']), reason: z.optional(z.string()) }),
  ),
});
const refusal = z.object({ message: z.string() });

/** The running server of the data directory takes the batches (its lock file holds the token for that). */
export function serverTarget(server: { readonly url: string; readonly operatorToken: string }): ImportTarget {
  return {
    description: commandMessages.toServer(server.url),
    send: async (batch) => {
      const response = await fetch(`${server.url}/api/private/admin/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${server.operatorToken}` },
        body: JSON.stringify(batch),
      });
      const body: unknown = await response.json().catch(() => null);
      const parsed = z.safeParse(answer, body);
      if (parsed.success && response.ok) return parsed.data.results;
      const refused = z.safeParse(refusal, body);
      throw new ImportError(commandMessages.serverRefused(response.status, refused.success ? refused.data.message : response.statusText));
    },
    close: () => Promise.resolve(),
  };
}

/** The store itself, brought up to date first. */
async function storeTarget(config: Config, log: Log, demo: boolean): Promise<ImportTarget> {
  const engine = await startEngine(config, log, () => log('error', 'database-stopped'));
  let seeded = false;
  try {
    await migrate(engine.db, log);
    const files = await openFiles(config, config.jwtSecret ?? secretOf(config.dataDir));
    seeded = demo && (await seedDemo(engine.db, config.dataDir, files, new Date()));
  } catch (error) {
    await engine.stop();
    throw error;
  }
  const where = commandMessages.toStore(config.databaseUrl === undefined ? config.dataDir : 'die Datenbank aus DATABASE_URL');
  return {
    description: seeded ? `${commandMessages.demoCreated}\n${where}` : where,
    send: (batch) => takeOver(engine.db, batch, new Date()),
    close: async () => {
      // The planner knows nothing of many new rows until the next scheduled maintenance.
      if (engine.kind === 'pglite') await maintain(engine.db);
      await engine.stop();
    },
  };
}

/**
 * Chooses the target: the server that holds the data directory, else the store.
 * @param ownerGiven without one, the postings belong to the demo account; a database that does not exist yet is then made with
 * the demo data, as `npm start` makes it.
 * @throws ImportError while the server has not told its address yet.
 */
export async function openTarget(config: Config, log: Log, ownerGiven: boolean): Promise<ImportTarget> {
  const server = config.databaseUrl === undefined ? readLock(config.dataDir) : null;
  if (server !== null && server.url === '') throw new ImportError(commandMessages.serverStarting);
  if (server !== null) return serverTarget(server);
  const fresh = config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database'));
  return storeTarget(config, log, config.seed === 'demo' || (fresh && !ownerGiven));
}
