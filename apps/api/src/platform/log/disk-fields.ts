import { statfsSync, type StatsFs } from 'node:fs';
import type { LogFields } from './log.ts';

/** Below so many megabytes the embedded database cannot start, and says nothing that names the disk. */
const LEAST_MEGABYTES = 64;

type LookAtDisk = (folder: string) => Pick<StatsFs, 'bsize' | 'bavail'>;

/**
 * What a failed start says about the disk, where that may be the reason.
 * @param look reads how much of a disk is free. @default asks the system
 */
export function diskFields(dataDir: string, look: LookAtDisk = statfsSync): LogFields {
  try {
    const { bsize, bavail } = look(dataDir);
    const free = Math.floor((bsize * bavail) / 1024 / 1024);
    return free < LEAST_MEGABYTES ? { reason: 'The disk of DATA_DIR is full.', freeMegabytes: free } : {};
  } catch {
    // There is no such folder yet: nothing lies in it that could have filled it.
    return {};
  }
}
