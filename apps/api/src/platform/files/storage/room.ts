import fs from 'node:fs/promises';
import { CallError } from '@stellwerk/domain/endpoints';
import { serverMessages } from '../../messages.de.ts';

const GB = 1024 * 1024 * 1024;
/** Of a disk so much stays free of files, for the database, mails and backups; of a small one its twentieth. */
const FLOOR = { bytes: GB, share: 0.05 };

/** Where files of strangers lie while they come in, as far as its disk is concerned. */
export interface Room {
  /** Bytes that files may still take; negative when they have taken more. */
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

/** No file can be taken now. @param field of the form; none for a call that is no form */
export const noRoom = (field?: string): CallError =>
  new CallError('unavailable', serverMessages.noRoom, {
    fields: field === undefined ? [] : [{ name: field, message: serverMessages.noRoom }],
  });
