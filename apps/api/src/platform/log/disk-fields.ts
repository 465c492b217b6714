import { statfsSync, type StatsFs } from 'node:fs';
import type { LogFields } from './log.ts';

/** Free megabytes below which the embedded database cannot start, with errors that do not mention the disk. */
const LEAST_MEGABYTES = 64;

type LookAtDisk = (folder: string) => Pick<StatsFs, 'bsize' | 'bavail'>;

/**
 * Log fields about the disk for a failed start, where it may be the reason.
 * @param look reads the free share of a disk. @default asks the system
 */
export function diskFields(dataDir: string, look: LookAtDisk = statfsSync): LogFields {
  try {
    const { bsize, bavail } = look(dataDir);
    const free = Math.floor((bsize * bavail) / 1024 / 1024);
    return free < LEAST_MEGABYTES ? { reason: 'The disk of DATA_DIR is full.', freeMegabytes: free } : {};
  } catch {
    // The folder does not exist yet: it cannot have filled the disk.
    return {};
  }
}
