import { statfsSync, type StatsFs } from 'node:fs';

/**
 * Free megabytes below which the embedded database takes no more writes: its log grows in files of 16, and a full disk stops it. It cannot
 * start there either, with errors that do not mention the disk.
 */
export const LEAST_MEGABYTES = 64;

/** Reads the free share of a disk. */
export type LookAtDisk = (folder: string) => Pick<StatsFs, 'bsize' | 'bavail'>;

/**
 * Free megabytes on the disk of a folder; null for a folder that does not exist.
 * @param look reads the free share of a disk. @default asks the system
 */
export function freeMegabytes(folder: string, look: LookAtDisk = statfsSync): number | null {
  try {
    const { bsize, bavail } = look(folder);
    return Math.floor((bsize * bavail) / 1024 / 1024);
  } catch {
    return null;
  }
}

/** Whether the disk of a folder has room for the embedded database. */
export const hasDiskRoom = (folder: string, look?: LookAtDisk): boolean => (freeMegabytes(folder, look) ?? Infinity) >= LEAST_MEGABYTES;
