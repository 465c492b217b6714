import fs from 'node:fs';
import { join } from 'node:path';
import { folderLike } from '@stellwerk/testing/templates';
import { onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { startEngine } from '../db/engine.ts';
import { startServer } from '../server.ts';
import './short-lived.ts';

const nothing = (): void => undefined;

/** A temporary data directory with an empty database in it. */
export const newDataDir = (): Promise<string> =>
  folderLike('empty', async (dataDir) => {
    const engine = await startEngine({ databaseUrl: undefined, dataDir }, nothing, nothing);
    await engine.stop();
  });

/** A data directory that is gone after the test. */
export async function dataDirOfTest(): Promise<string> {
  const directory = await newDataDir();
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A temporary data directory as a server leaves it that has started once; a server there still makes a secret of its own. */
export const startedDataDir = (seed: 'none' | 'demo'): Promise<string> =>
  folderLike(seed, async (dataDir) => {
    const config = readConfig({ PORT: '0', SEED: seed, DATA_DIR: dataDir });
    const server = await startServer(config, nothing, { webDir: join(dataDir, 'no-web'), deliver: false });
    await server.stop();
    fs.rmSync(join(dataDir, 'secret'));
  });
