import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startPostgres } from '../packages/testing/src/postgres-server.ts';
import { mixedLoad } from './lib/mixed.ts';
import { startProduct } from './lib/product.ts';
import { table } from './lib/table.ts';

const REQUESTS = 100_000;
const MIB = 2 ** 20;
/** Highest growth in the second half, in MiB. */
const GROWTH = 64;

export interface MemoryResult {
  readonly database: string;
  /** Aim after all requests, in MiB. */
  readonly aim: number;
  /** Resident memory of the server in MiB: at its start, after half of the requests, after all. */
  readonly start: number;
  readonly half: number;
  readonly end: number;
}

async function measureOne(
  webDir: string,
  settings: Readonly<Record<string, string>>,
  named: Pick<MemoryResult, 'database' | 'aim'>,
): Promise<MemoryResult> {
  // The first start makes tables and demo data.
  await (await startProduct(webDir, settings)).stop();
  const product = await startProduct(webDir, settings);
  const resident = async (): Promise<number> => (await product.memory()) / MIB;
  try {
    const send = await mixedLoad(product.url);
    const start = await resident();
    await send(REQUESTS / 2);
    const half = await resident();
    await send(REQUESTS / 2);
    return { ...named, start, half, end: await resident() };
  } finally {
    await product.stop();
  }
}

const judged = (value: number, aim: number): string => `${value.toFixed(0)}${value > aim ? ' (above)' : ''}`;

/** Resident memory of the server under mixed requests to the demo data, with the embedded database and with PostgreSQL. */
export async function measureMemory(webDir: string, folder: string): Promise<readonly MemoryResult[]> {
  const settings = (name: string) => ({ DATA_DIR: join(folder, name), SEED: 'demo' });
  const results = [await measureOne(webDir, settings('memory'), { database: 'embedded', aim: 450 })];
  const postgres = await startPostgres();
  try {
    const shared = { ...settings('memory-postgres'), DATABASE_URL: postgres.url, JWT_SECRET: randomBytes(48).toString('base64url') };
    results.push(await measureOne(webDir, shared, { database: 'PostgreSQL', aim: 200 }));
  } finally {
    await postgres.stop();
  }
  console.log(`\nResident memory of the server under ${REQUESTS.toLocaleString('en')} mixed requests, 16 at once (demo data; MiB)\n`);
  console.log(
    table(
      ['database', 'start', 'after half', 'at the end', 'aim', 'second half', 'aim'],
      results.map(({ database, aim, start, half, end }) => [
        database,
        start.toFixed(0),
        half.toFixed(0),
        judged(end, aim),
        String(aim),
        judged(end - half, GROWTH),
        String(GROWTH),
      ]),
    ),
  );
  return results;
}
