import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isKey, type Storage, type StoredFile } from './storage.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code));

/** Forces a directory's entries to the disk, so that a new name survives a crash. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await fs.open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Creates a directory with its missing parents, all new names on the disk. */
async function makeDirectory(path: string): Promise<void> {
  const first = await fs.mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncDirectory(dirname(made));
}

/** A file of the local disk; null for a missing one. */
export async function openLocal(path: string): Promise<StoredFile | null> {
  const stat = await fs.stat(path).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (stat?.isFile() !== true) return null;
  return { size: stat.size, modified: stat.mtime, read: (start, end) => Promise.resolve(createReadStream(path, { start, end })) };
}

/** Files below a folder of the data directory. */
export function localStorage(root: string): Storage {
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new Error('Not a storage key.');
    return join(root, key);
  };
  return {
    put: async (key, path) => {
      const target = pathOf(key);
      await makeDirectory(dirname(target));
      await fs.rename(path, target);
      await syncDirectory(dirname(target));
    },
    open: async (key) => openLocal(pathOf(key)),
    remove: async (key) => fs.rm(pathOf(key), { force: true }),
    list: async (folder) => {
      const entries = await fs.readdir(pathOf(folder), { withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
    },
  };
}
