import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startEngine } from '../db/engine.ts';
import { PGLITE_VERSION } from '../db/version.ts';

const template = join(tmpdir(), `stellwerk-template-${PGLITE_VERSION}`);

/** An empty database that has been initialised once on this machine: initialising takes longer than everything else in a test. */
async function ensureTemplate(): Promise<void> {
  if (fs.existsSync(template)) return;
  const made = fs.mkdtempSync(join(tmpdir(), 'stellwerk-template-new-'));
  const engine = await startEngine(
    { databaseUrl: undefined, dataDir: made },
    () => undefined,
    () => undefined,
  );
  await engine.stop();
  try {
    fs.renameSync(join(made, 'database'), template);
  } catch (error) {
    // Another test file was faster.
    if (!fs.existsSync(template)) throw error;
  }
  fs.rmSync(made, { recursive: true, force: true });
}

/** A temporary data directory with an empty database in it. */
export async function newDataDir(): Promise<string> {
  await ensureTemplate();
  const directory = fs.mkdtempSync(join(tmpdir(), 'stellwerk-test-'));
  fs.cpSync(template, join(directory, 'database'), { recursive: true });
  return directory;
}

/** A data directory that is gone after the test. */
export async function dataDirOfTest(): Promise<string> {
  const directory = await newDataDir();
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}
