import { CallError } from '@stellwerk/domain/endpoints';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { serverMessages } from '../../messages.de.ts';
import type { ReceivedFile } from '../uploads/receive.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { insertQuarantined, quarantineOf, releaseFile } from './store.ts';

/** A file in quarantine was asked for. */
class QuarantineError extends CallError {}

/** A storage that delivers nothing from quarantine. `open` throws CallError 'unavailable', or 'not-found' for a deleted file. */
export function guardedStorage(storage: Storage, db: Kysely<Database>): Storage {
  return {
    put: storage.put,
    open: async (key) => {
      const state = await quarantineOf(db, key);
      if (state === 'waiting') throw new QuarantineError('unavailable', serverMessages.scanWaits);
      if (state === 'infected') throw new QuarantineError('not-found', serverMessages.infectedDeleted);
      return storage.open(key);
    },
    remove: async (key) => {
      await storage.remove(key);
      await releaseFile(db, key);
    },
    list: storage.list,
  };
}

/** Opens a file among others: one in quarantine is left out, as null. */
export async function openReleased(storage: Storage, key: string): Promise<StoredFile | null> {
  return storage.open(key).catch((error: unknown) => {
    if (error instanceof QuarantineError) return null;
    throw error;
  });
}

/** Stores a received file; one that could not be scanned is in quarantine from its first moment. */
export const storeReceived =
  (storage: Storage, db: Kysely<Database>) =>
  async (key: string, { path, contentType, isScanned }: ReceivedFile): Promise<void> => {
    if (!isScanned) await insertQuarantined(db, key);
    await storage.put(key, path, contentType);
  };
