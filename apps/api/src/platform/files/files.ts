import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGuestUpload, createUpload, pathOf } from '@stellwerk/domain/calls';
import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/schema.ts';
import { openErasures, type Erasures } from '../erased.ts';
import { localStorage } from './storage/local.ts';
import { openPictures, type Pictures } from './pictures/pictures.ts';
import { openResumable, type Resumable } from './uploads/resumable.ts';
import { createSignatures, type Signatures } from './signatures.ts';
import type { Storage } from './storage/storage.ts';
import { openTemporary, type Temporary } from './storage/temporary.ts';

/** Files of people and companies, public or not. */
export interface Files extends Signatures {
  readonly storage: Storage;
  readonly temporary: Temporary;
  /** Smaller copies of public pictures. */
  readonly pictures: Pictures;
  /** Record of erasures. */
  readonly erasures: Erasures;
  /** Large uploads in progress, which may be interrupted. */
  readonly resumable: Resumable;
}

/** Opens the store of the settings and removes unfinished files of a crash. @param db knows the resumable uploads */
export async function openFiles(config: Config, secret: string, db: Kysely<Database>): Promise<Files> {
  const storage =
    config.storageUrl === undefined
      ? localStorage(join(config.dataDir, 'files'))
      : // Its library is large, and few servers need it.
        (await import('./storage/s3.ts')).s3Storage(config.storageUrl);
  const shared = config.storageUrl === undefined ? localStorage(config.dataDir) : storage;
  const temporary = await openTemporary(join(config.dataDir, 'tmp'), config.databaseUrl === undefined);
  const resumable = openResumable({ db, storage, temporary }, { account: pathOf(createUpload, {}), guest: pathOf(createGuestUpload, {}) });
  // Earlier versions kept unfinished uploads here.
  await rm(join(config.dataDir, 'uploads'), { recursive: true, force: true });
  return {
    storage,
    temporary,
    resumable,
    erasures: openErasures(shared, temporary, config.dataDir),
    pictures: openPictures(storage, temporary),
    ...createSignatures(secret),
  };
}
