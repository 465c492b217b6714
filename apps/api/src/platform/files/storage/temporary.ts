import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { scanNothing, type Scan } from '../scan/scanner.ts';
import { roomIn, type Room } from './room.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Folder for files that are being received. */
export interface Temporary {
  /** Path of a new file that does not exist yet. */
  newPath: () => string;
  /** Removes a file; a missing one is no error. */
  remove: (path: string) => Promise<void>;
  /** Its disk. */
  readonly room: Room;
  /** Scans a received file for malware. */
  readonly scan: Scan;
}

/**
 * Opens the folder and removes leftovers of a crash.
 * @param alone whether no other server uses the folder; else only files older than a day are removed
 * @param scan for malware. @default none
 */
export async function openTemporary(folder: string, alone: boolean, scan = scanNothing): Promise<Temporary> {
  await fs.mkdir(folder, { recursive: true });
  for (const name of await fs.readdir(folder)) {
    const path = join(folder, name);
    const left = await fs.stat(path).catch(() => null);
    if (left !== null && (alone || Date.now() - left.mtimeMs > DAY)) await fs.rm(path, { recursive: true, force: true });
  }
  return {
    newPath: () => join(folder, randomBytes(16).toString('hex')),
    remove: (path) => fs.rm(path, { force: true }),
    room: roomIn(folder),
    scan,
  };
}
