import fs from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Storage } from '../files/storage/storage.ts';
import { PUBLIC_FOLDERS, publicFile } from './public-files.ts';
import { insertPublicFile } from './store.ts';

/**
 * Moves the public files of an older version from `DATA_DIR/media` into the storage (O84). Runs at each start of the
 * server and before a backup; without such a folder it does nothing.
 * @returns how many files were moved
 */
export async function adoptMediaFolder(db: Kysely<Database>, storage: Storage, dataDir: string): Promise<number> {
  let moved = 0;
  for (const folder of PUBLIC_FOLDERS) {
    for (const name of await fs.readdir(join(dataDir, 'media', folder)).catch(() => [])) {
      const path = join(dataDir, 'media', folder, name);
      const file = publicFile(folder, name);
      if (file === null) continue;
      // The row first: without one a file in the storage would be missing in backups.
      await insertPublicFile(db, file, (await fs.stat(path)).size);
      await storage.put(file.storageKey, path, file.contentType);
      await fs.rm(path, { force: true });
      moved += 1;
    }
    await fs.rmdir(join(dataDir, 'media', folder)).catch(() => undefined);
  }
  // Other files stay, and with them the folder.
  await fs.rmdir(join(dataDir, 'media')).catch(() => undefined);
  return moved;
}
