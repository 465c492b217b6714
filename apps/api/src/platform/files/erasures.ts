import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage/storage.ts';
import type { Temporary } from './storage/temporary.ts';

/** Folder of the storage with one file for each erased application and account; no backup has it. */
const FOLDER = 'erasures';
/** File of a data directory with one line for each erasure, as earlier versions kept them. */
const OLD_FILE = 'erased';

const isMark = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Anonymous, but still identifies the row in a backup: its reference is unique. */
const markOf = (reference: string): string => createHash('sha256').update(reference).digest('hex');

/** The record of erasures, outside the database and every backup, common to all servers of the storage (decision 0112). */
export interface Erasures {
  /** Records the erasure of an application or an account, so that no restore brings it back (rule 10). Durable on return. */
  note: (reference: string) => Promise<void>;
  /** SHA-256 of the references of all erasures, in hexadecimal. */
  all: () => Promise<readonly string[]>;
}

async function oldMarks(dataDir: string): Promise<readonly string[]> {
  const text = await fs.readFile(join(dataDir, OLD_FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').filter(isMark);
}

/** Opens the record. @param storage for the data directory its root, so that the record outlives the files of people */
export function openErasures(storage: Storage, temporary: Temporary, dataDir: string): Erasures {
  return {
    note: async (reference) => {
      const mark = markOf(reference);
      const path = temporary.newPath();
      await fs.writeFile(path, `${mark}\n`, { mode: 0o600, flush: true });
      try {
        await storage.put(`${FOLDER}/${mark}`, path, 'text/plain');
      } finally {
        await temporary.remove(path);
      }
    },
    all: async () => [...new Set([...(await storage.list(FOLDER)).filter(isMark), ...(await oldMarks(dataDir))])],
  };
}
