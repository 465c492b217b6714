import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { newDatabase, onPostgres, type TestDatabase } from './postgres';

/** Demo data begins at the day it is made, and days end on the hour, in Berlin as elsewhere: no copy is of another day. */
const hour = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DDTHH'.length);

/** Milliseconds between two looks whether another worker has made what this one needs. */
const LOOK = 50;

/** Whether this worker makes it; the others wait. */
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
 * A temporary folder like the one that `make` fills: a run of the tests fills one of each name, once an hour, and copies it. Filling a
 * database takes longer than everything else in many a test (decision 0085).
 */
export async function folderLike(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = await ensureTemplate(name, make);
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-test-'));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** What a server keeps: a data directory, and on PostgreSQL a database beside it. */
export interface Place {
  readonly dataDir: string;
  /** Settings of a server that keeps its data here. */
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

/** Where a template keeps the name of its database. */
const DATABASE = 'name-of-database';

/**
 * One like that in which `start` lets a server run once; a server there still makes a secret of its own.
 * @param postgres whether it is on the PostgreSQL of the run @default where the run has one
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
