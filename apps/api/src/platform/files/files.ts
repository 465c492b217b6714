import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGuestUpload, createUpload, pathOf } from '@stellwerk/domain/calls';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/schema.ts';
import { openErasures, type Erasures } from './erasures.ts';
import { localStorage } from './storage/local.ts';
import { tracedStorage } from './storage/traced.ts';
import { openPictures, type Pictures } from './pictures/pictures.ts';
import { guardedStorage, storeReceived } from './quarantine/quarantine.ts';
import { openScan, type ScanReport } from './scan/scanner.ts';
import { openResumable, type Resumable } from './uploads/resumable.ts';
import { createSignatures, type Signatures } from './signatures.ts';
import type { ReceivedFile } from './uploads/receive.ts';
import type { Storage } from './storage/storage.ts';
import { openTemporary, type Temporary } from './storage/temporary.ts';

/** Files of people and companies, public or not. */
export interface Files extends Signatures {
  /** Delivers nothing from quarantine. */
  readonly storage: Storage;
  /** All files, for what delivers none: backups, sweeps, scans. */
  readonly allStorage: Storage;
  /** Stores a received file; one that could not be scanned is in quarantine. */
  readonly store: (key: string, file: ReceivedFile) => Promise<void>;
  readonly temporary: Temporary;
  /** Smaller copies of public pictures. */
  readonly pictures: Pictures;
  /** Record of erasures. */
  readonly erasures: Erasures;
  /** Large uploads in progress, which may be interrupted. */
  readonly resumable: Resumable;
}

const unreported: ScanReport = { log: () => undefined, scanned: () => undefined };

/**
 * Opens the store of the settings and removes unfinished files of a crash.
 * @param db knows the resumable uploads and the quarantine
 * @param report of the scans of received files. @default none
 */
export async function openFiles(config: Config, secret: string, db: Kysely<Database>, report = unreported): Promise<Files> {
  const allStorage = tracedStorage(
    config.storageUrl === undefined
      ? localStorage(join(config.dataDir, 'files'))
      : // Its library is large, and few servers need it.
        (await import('./storage/s3.ts')).s3Storage(config.storageUrl),
  );
  const temporary = await openTemporary(join(config.dataDir, 'tmp'), config.databaseUrl === undefined, openScan(config.clamdUrl, report));
  const resumable = openResumable(
    { db, storage: allStorage, temporary },
    { account: pathOf(createUpload, {}), guest: pathOf(createGuestUpload, {}) },
  );
  // Earlier versions kept unfinished uploads here.
  await rm(join(config.dataDir, 'uploads'), { recursive: true, force: true });
  const storage = guardedStorage(allStorage, db);
  return {
    storage,
    allStorage,
    store: storeReceived(allStorage, db),
    temporary,
    resumable,
    erasures: openErasures(config.storageUrl === undefined ? localStorage(config.dataDir) : allStorage, temporary, config.dataDir),
    pictures: openPictures(storage, temporary),
    ...createSignatures(secret),
  };
}
