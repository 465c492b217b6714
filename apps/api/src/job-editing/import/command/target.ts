import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { secretOf } from '../../../people/accounts/tokens.ts';
import type { Config } from '../../../platform/config/config.ts';
import { startEngine } from '../../../platform/db/engine.ts';
import { readLock } from '../../../platform/db/lock.ts';
import { migrate } from '../../../platform/db/migrate.ts';
import { maintain } from '../../../platform/db/maintenance.ts';
import { openFiles } from '../../../platform/files/files.ts';
import type { Log } from '../../../platform/log/log.ts';
import { seedDemo } from '../../../operation/seed/seed.ts';
import { commandMessages } from './messages.de.ts';
import { importBatch, type Batch, type BatchResult } from '../store/import-batch.ts';

/** Destination of the jobs: a running server, or the store itself. */
export interface ImportTarget {
  /** German sentence that names it. */
  readonly description: string;
  /** @throws ImportError when the whole batch is rejected. */
  send: (batch: Batch) => Promise<readonly BatchResult[]>;
  close: () => Promise<void>;
}

/** The import cannot continue; the message is German and for the person at the terminal. */
export class ImportError extends Error {}

/** The server does not respond: it is stopping, or was killed. A batch that it has already stored is 'unchanged' the next time. */
export class ServerGoneError extends Error {}

const answer = z.object({
  results: z.array(
    z.object({ identifier: z.string(), outcome: z.enum(['created', 'updated', 'unchanged', 'refused']), reason: z.optional(z.string()) }),
  ),
});
const errorBody = z.object({ message: z.string() });

/** Sends batches to the running server of the data directory (its lock file contains the token). */
export function serverTarget(server: { readonly url: string; readonly operatorToken: string }): ImportTarget {
  return {
    description: commandMessages.toServer(server.url),
    send: async (batch) => {
      const response = await fetch(`${server.url}/api/private/admin/import`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${server.operatorToken}` },
        body: JSON.stringify(batch),
      }).catch((error: unknown) => {
        // Errors of fetch: connection refused or cut.
        throw error instanceof TypeError ? new ServerGoneError() : error;
      });
      const body: unknown = await response.json().catch(() => null);
      const parsed = z.safeParse(answer, body);
      if (parsed.success && response.ok) return parsed.data.results;
      const refused = z.safeParse(errorBody, body);
      throw new ImportError(commandMessages.serverRefused(response.status, refused.success ? refused.data.message : response.statusText));
    },
    close: () => Promise.resolve(),
  };
}

/** The store itself, migrated first. */
async function storeTarget(config: Config, log: Log, demo: boolean): Promise<ImportTarget> {
  const engine = await startEngine(config, log, () => log('error', 'database-stopped'));
  let seeded = false;
  try {
    await migrate(engine.db, log);
    const files = await openFiles(config, config.jwtSecret ?? secretOf(config.dataDir), engine.db);
    seeded = demo && (await seedDemo(engine.db, files, new Date()));
  } catch (error) {
    await engine.stop();
    throw error;
  }
  const where = commandMessages.toStore(config.databaseUrl === undefined ? config.dataDir : 'die Datenbank aus DATABASE_URL');
  return {
    description: seeded ? `${commandMessages.demoCreated}\n${where}` : where,
    send: (batch) => importBatch(engine.db, batch, { now: new Date(), planLimits: config.planLimits }),
    close: async () => {
      // The planner has no statistics of many new rows until the next scheduled maintenance.
      if (engine.kind === 'pglite') await maintain(engine.db);
      await engine.stop();
    },
  };
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Number and interval (milliseconds) of checks whether a silent server has released its data: longer than it takes to stop. */
const PATIENCE = { attempts: 150, pause: 200 } as const;

/**
 * Continues with another target when a server stops during an import, instead of failing.
 * @param reopen the current target: null while the stopped one still holds the data
 */
export function patientTarget(
  first: ImportTarget,
  reopen: () => Promise<ImportTarget | null>,
  { say, wait = sleep }: { readonly say: (text: string) => void; readonly wait?: typeof sleep },
): ImportTarget {
  let target = first;
  const next = async (): Promise<ImportTarget> => {
    say(commandMessages.serverStopping);
    for (let attempt = 0; attempt < PATIENCE.attempts; attempt += 1) {
      await wait(PATIENCE.pause);
      const opened = await reopen();
      if (opened !== null) return opened;
    }
    throw new ImportError(commandMessages.serverStopped);
  };
  return {
    description: first.description,
    send: async (batch) => {
      try {
        return await target.send(batch);
      } catch (error) {
        if (!(error instanceof ServerGoneError)) throw error;
      }
      target = await next();
      return target.send(batch);
    },
    close: () => target.close(),
  };
}

/**
 * Chooses the target: the server that holds the data directory, else the store.
 * @param ownerGiven without one, the jobs belong to the demo account; a new database is then created with the demo data, like `npm start`
 * does.
 * @throws ImportError while the server has not published its URL yet.
 */
export async function openTarget(config: Config, log: Log, ownerGiven: boolean, say: (text: string) => void): Promise<ImportTarget> {
  const server = config.databaseUrl === undefined ? readLock(config.dataDir) : null;
  if (server !== null && server.url === '') throw new ImportError(commandMessages.serverStarting);
  if (server !== null) {
    const reopen = async (): Promise<ImportTarget | null> => {
      const now = readLock(config.dataDir);
      if (now === null) return storeTarget(config, log, false);
      return now.url === '' || now.operatorToken === server.operatorToken ? null : serverTarget(now);
    };
    return patientTarget(serverTarget(server), reopen, { say });
  }
  const fresh = config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database'));
  return storeTarget(config, log, config.seed === 'demo' || (fresh && !ownerGiven));
}
