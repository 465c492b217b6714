import fs from 'node:fs';
import { join } from 'node:path';
import { onPostgres } from '@stellwerk/testing/postgres';
import { placeLike, type Place } from '@stellwerk/testing/templates';
import { onTestFinished } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import { startEngine } from '../platform/db/engine.ts';
import { startServer } from '../server.ts';
import { setFlagsFromString } from 'node:v8';

/**
 * V8 optimizes the code of the embedded database at runtime, which takes longer than most test files run, and most of the
 * memory. That is worthwhile for a long-running server, never for a test. The flags apply to the whole process and have to be set before
 * the first database opens. All three are needed: V8 derives the implications of the last one only when the process starts.
 */
for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up', '--liftoff-only']) setFlagsFromString(flag);

const nothing = (): void => undefined;

/**
 * An empty data location.
 * @param embedded with the embedded database, regardless of the run @default as in the run
 */
export const emptyPlace = (embedded = !onPostgres): Promise<Place> =>
  placeLike(
    'empty',
    async ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }) => {
      const engine = await startEngine({ databaseUrl, dataDir }, nothing, nothing);
      await engine.stop();
    },
    !embedded,
  );

/** A temporary data directory with an empty embedded database. */
export const newDataDir = async (): Promise<string> => (await emptyPlace(true)).dataDir;

/** A data directory that is removed after the test. */
export async function dataDirOfTest(): Promise<string> {
  const directory = await newDataDir();
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/**
 * A data location after the first start of a server.
 * @param embedded with the embedded database, regardless of the run @default as in the run
 */
export const startedPlace = (seed: 'none' | 'demo', embedded = !onPostgres): Promise<Place> =>
  placeLike(
    seed,
    async (settings) => {
      const config = readConfig({ PORT: '0', SEED: seed, ...settings });
      const server = await startServer(config, nothing, { webDir: join(config.dataDir, 'no-web'), deliver: false });
      await server.stop();
    },
    !embedded,
  );
