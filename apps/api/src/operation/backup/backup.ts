#!/usr/bin/env node
import { createWriteStream, existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pathOf, runCommand, say, settings, withStore } from './command.ts';
import { BackupError } from './manifest.ts';
import { backupMessages } from './messages.de.ts';
import { writeBackup } from './write-backup.ts';

/** `npm run backup -- FILE`: rows and files of this installation into one archive. */
async function backup(file: string): Promise<void> {
  const path = pathOf(file);
  if (existsSync(path)) throw new BackupError(backupMessages.exists(path));
  const config = settings();
  const where = config.databaseUrl === undefined ? config.dataDir : backupMessages.databaseOfSettings;
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database')))
    throw new BackupError(backupMessages.noDatabase(where));
  // It contains personal data, so only its owner may read it; and only a complete archive gets the final name.
  const partial = `${path}.part`;
  try {
    const summary = await withStore(config, ({ engine, files }) =>
      writeBackup({ db: engine.db, storage: files.allStorage, where, now: new Date() }, (archive) =>
        pipeline(archive, createGzip(), createWriteStream(partial, { mode: 0o600, flush: true })),
      ),
    );
    await fs.rename(partial, path);
    say(backupMessages.saved(summary, path));
    if (summary.lost > 0) say(backupMessages.lost(summary.lost));
    else if (summary.missing > 0) say(backupMessages.leftovers(summary.missing));
  } finally {
    await fs.rm(partial, { force: true });
  }
}

runCommand(backup, backupMessages.usage);
