import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Demo data begins at the day it is made, and days end on the hour, in Berlin as elsewhere: no copy is of another day. */
const hour = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length);

async function ensureTemplate(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const runFolder = inject('runFolder');
  const template = join(runFolder, `${name}-${hour()}`);
  if (existsSync(template)) return template;
  const made = mkdtempSync(join(runFolder, `${name}-new-`));
  await make(made);
  try {
    renameSync(made, template);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(template)) throw error;
    rmSync(made, { recursive: true, force: true });
  }
  return template;
}

/**
 * A temporary folder like the one that `make` fills: a run of the tests fills one of each name, once an hour, and copies it. Filling a
 * database takes longer than everything else in many a test (decision 0085).
 */
export async function folderLike(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = await ensureTemplate(name, make);
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-test-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}
