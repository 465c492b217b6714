#!/usr/bin/env node
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { pathOf, runCommand, say, settings, withStore } from './command.ts';
import { BackupError } from './manifest.ts';
import { backupMessages } from './messages.de.ts';
import { readBackup } from './read-backup.ts';

/** `npm run restore -- FILE`: an archive of `npm run backup` into an empty installation. */
async function restore(file: string): Promise<void> {
  const path = pathOf(file);
  await fs.access(path, fs.constants.R_OK).catch(() => {
    throw new BackupError(backupMessages.noFile(path));
  });
  const summary = await withStore(settings(), async ({ engine, files, log }) => {
    const erased = await files.erasures.all();
    const unpacked = createGunzip();
    // An error of the file reaches the reader of the unpacked stream.
    pipeline(createReadStream(path), unpacked, () => undefined);
    return readBackup({ db: engine.db, storage: files.allStorage, temporary: files.temporary, log, now: new Date(), erased }, unpacked);
  });
  say(backupMessages.restored(summary));
  if (summary.erased > 0) say(backupMessages.erased(summary.erased));
  if (summary.expired > 0) say(backupMessages.expired(summary.expired));
}

runCommand(restore, backupMessages.restoreUsage);
