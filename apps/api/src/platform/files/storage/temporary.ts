import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { roomIn, type Room } from './room.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Folder for files that are still coming in. */
export interface Temporary {
  /** Path of a new file that does not exist yet. */
  newPath: () => string;
  /** Removes a file; one that is not there is no error. */
  remove: (path: string) => Promise<void>;
  /** The disk that it lies on. */
  readonly room: Room;
}

/**
 * Opens the folder and removes what a crash has left in it.
 * @param alone whether no other server uses the folder; else only what is older than a day is removed
 */
export async function openTemporary(folder: string, alone: boolean): Promise<Temporary> {
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
  };
}
