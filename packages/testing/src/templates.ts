import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { newDatabase, onPostgres, type TestDatabase } from './postgres';

/**
 * Demo data depends on the current day in Berlin, and days end on the hour, so a copy never dates
 * from another day.
 */
const hour = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length);

/** Polling interval in milliseconds while another worker creates the template. */
const LOOK = 50;

/** Whether this worker creates the template; the others wait. */
function isFirst(marker: string): boolean {
  try {
    mkdirSync(marker);
    return true;
  } catch {
    return false;
  }
}

async function ensureTemplate(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = join(inject('runFolder'), `${name}-${hour()}`);
  const marker = `${template}-begun`;
  while (!existsSync(template)) {
    if (isFirst(marker)) {
      try {
        const made = mkdtempSync(`${template}-new-`);
        await make(made);
        renameSync(made, template);
      } finally {
        rmSync(marker, { recursive: true });
      }
    } else await pause(LOOK);
  }
  return template;
}

/**
 * A temporary folder with the content that `make` creates. A run of the tests fills one folder per
 * name, once an hour, and copies it: filling a database takes longer than everything else in many
 * tests (decision 0085).
 */
export async function folderLike(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = await ensureTemplate(name, make);
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-test-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Stored data of a server: a data directory, and on PostgreSQL a database beside it. */
export interface Place {
  readonly dataDir: string;
  /** Settings of a server that stores its data here. */
  readonly settings: { readonly DATA_DIR: string } & Partial<TestDatabase['settings']>;
  remove: () => Promise<void>;
}

function placeOf(dataDir: string, database: TestDatabase | undefined): Place {
  return {
    dataDir,
    settings: { DATA_DIR: dataDir, ...database?.settings },
    remove: async () => {
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** File in which a template stores the name of its database. */
const DATABASE = 'name-of-database';

/**
 * A copy of the data that a server run by `start` has created once; each server still generates its
 * own secret.
 * @param postgres whether it is on the PostgreSQL of the run
 * @default where the run has one
 */
export async function placeLike(
  name: string,
  start: (settings: Place['settings']) => Promise<void>,
  postgres = onPostgres,
): Promise<Place> {
  const dataDir = await folderLike(postgres ? `${name}-postgres` : name, async (folder) => {
    const database = postgres ? await newDatabase() : undefined;
    await start(placeOf(folder, database).settings);
    rmSync(join(folder, 'secret'), { force: true });
    if (database !== undefined) writeFileSync(join(folder, DATABASE), database.name);
  });
  if (!postgres) return placeOf(dataDir, undefined);
  const file = join(dataDir, DATABASE);
  const like = readFileSync(file, 'utf8');
  rmSync(file);
  return placeOf(dataDir, await newDatabase(like));
}
