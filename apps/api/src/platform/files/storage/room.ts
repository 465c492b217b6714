import fs from 'node:fs/promises';
import { CallError } from '@stellwerk/domain/endpoints';
import { serverMessages } from '../../messages.de.ts';

const GB = 1024 * 1024 * 1024;
/** Space kept free on a disk, for the database, mails and backups; on a small one a twentieth. */
const FLOOR = { bytes: GB, share: 0.05 };

/** Disk of the uploaded files. */
export interface Room {
  /** Bytes available for files; negative when files exceed their share. */
  left: () => Promise<number>;
}

/** The disk of a folder. */
export function roomIn(folder: string): Room {
  return {
    left: async () => {
      const { bsize, bavail, blocks } = await fs.statfs(folder);
      return bsize * bavail - Math.min(FLOOR.bytes, bsize * blocks * FLOOR.share);
    },
  };
}

/** No file can be accepted now. @param field of the form; none for a call without a form */
export const noRoom = (field?: string): CallError =>
  new CallError('unavailable', serverMessages.noRoom, {
    fields: field === undefined ? [] : [{ name: field, message: serverMessages.noRoom }],
  });
