import fs from 'node:fs/promises';
import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/engine.ts';
import { maintain } from '../../platform/db/maintenance.ts';
import { migrate } from '../../platform/db/migrate.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isKey, type Storage } from '../../platform/files/storage/storage.ts';
import type { Temporary } from '../../platform/files/storage/temporary.ts';
import type { Log } from '../../platform/log/log.ts';
import { publicFile } from '../../platform/media/public-files.ts';
import { insertPublicFile } from '../../platform/media/store.ts';
import {
  BackupError,
  END_NAME,
  endSchema,
  FILES_PREFIX,
  FORMAT_VERSION,
  MANIFEST_NAME,
  manifestSchema,
  OLD_MEDIA_PREFIX,
  ROWS,
  type Manifest,
  type Summary,
} from './manifest.ts';
import { backupMessages } from './messages.de.ts';
import { openRows, type Deletions } from './restore-rows.ts';
import { ArchiveError, untar, type TarItem } from './tar-read.ts';
import { makeSchema } from './target-schema.ts';

/** Target of a restore. */
export interface Target {
  readonly db: Db;
  readonly storage: Storage;
  readonly temporary: Temporary;
  readonly log: Log;
  readonly now: Date;
  /** Marks of the applications that were erased after the backup (`erasures.ts`). */
  readonly erased: readonly string[];
}

/** A part of rows is about one MB plus at most one row. */
const LONGEST_TEXT = 256_000_000;

async function textOf(item: TarItem): Promise<string> {
  if (item.size > LONGEST_TEXT) throw new BackupError(backupMessages.damaged);
  const parts: Buffer[] = [];
  for await (const part of item.content) parts.push(part);
  return Buffer.concat(parts).toString();
}

function parsed<T>(schema: z.ZodMiniType<T>, text: string, otherwise: string): T {
  try {
    return z.parse(schema, JSON.parse(text));
  } catch {
    throw new BackupError(otherwise);
  }
}

async function readManifest(items: AsyncIterator<TarItem>): Promise<Manifest> {
  const first = await items.next().catch(() => null);
  if (first === null || first.done === true || first.value.name !== MANIFEST_NAME) throw new BackupError(backupMessages.noBackup);
  const manifest = parsed(manifestSchema, await textOf(first.value), backupMessages.noBackup);
  if (manifest.version > FORMAT_VERSION) throw new BackupError(backupMessages.newer);
  return manifest;
}

interface Counts {
  readonly rows: Record<string, number>;
  /** Files in the backup. */
  seen: number;
  files: number;
  bytes: number;
  deletions: Deletions;
}

/** Older versions kept public files without a row. */
async function insertOldMedia(trx: Transaction<Database>, { name, size }: TarItem): Promise<void> {
  const [, folder = '', filename = ''] = name.split('/');
  const file = publicFile(folder, filename);
  if (file !== null) await insertPublicFile(trx, file, size);
}

/** Restores a file, unless the row that names it is missing. */
async function restoreFile(
  trx: Transaction<Database>,
  item: TarItem,
  target: Target,
  counts: Counts,
  undo: (() => Promise<void>)[],
): Promise<void> {
  counts.seen += 1;
  const isOldMedia = item.name.startsWith(OLD_MEDIA_PREFIX);
  const key = isOldMedia ? item.name : item.name.slice(FILES_PREFIX.length);
  if (!isKey(key)) throw new BackupError(backupMessages.damaged);
  if (isOldMedia) await insertOldMedia(trx, item);
  const { rows } = await sql<{ type: string }>`
    select content_type as type from application_documents where storage_key = ${key}
    union all select content_type from media where storage_key = ${key}`.execute(trx);
  const type = rows[0]?.type;
  if (type === undefined) return;
  const path = target.temporary.newPath();
  try {
    await fs.writeFile(path, item.content, { mode: 0o600, flush: true });
    undo.push(() => target.storage.remove(key));
    await target.storage.put(key, path, type);
  } finally {
    await target.temporary.remove(path);
  }
  counts.files += 1;
  counts.bytes += item.size;
}

function checkEnd(end: z.infer<typeof endSchema> | null, counts: Counts): void {
  const complete =
    end !== null && end.files === counts.seen && Object.entries(end.rows).every(([table, count]) => (counts.rows[table] ?? 0) === count);
  if (!complete) throw new BackupError(backupMessages.damaged);
}

async function restoreAll(
  trx: Transaction<Database>,
  manifest: Manifest,
  items: AsyncIterable<TarItem>,
  target: Target,
  undo: (() => Promise<void>)[],
): Promise<Counts> {
  const rows = await openRows(trx);
  const counts: Counts = { rows: {}, seen: 0, files: 0, bytes: 0, deletions: { expired: 0, erased: 0 } };
  let inRows = true;
  let end: z.infer<typeof endSchema> | null = null;
  for await (const item of items) {
    const table = ROWS.exec(item.name)?.[1];
    if (table !== undefined && inRows) {
      const lines = (await textOf(item)).split('\n').slice(0, -1);
      await rows.insert(table, lines);
      counts.rows[table] = (counts.rows[table] ?? 0) + lines.length;
      continue;
    }
    if (inRows) counts.deletions = await rows.finish(manifest, target.now, target.erased);
    inRows = false;
    if (item.name === END_NAME) end = parsed(endSchema, await textOf(item), backupMessages.damaged);
    else if (item.name.startsWith(FILES_PREFIX) || item.name.startsWith(OLD_MEDIA_PREFIX))
      await restoreFile(trx, item, target, counts, undo);
    else throw new BackupError(backupMessages.damaged);
  }
  checkEnd(end, counts);
  return counts;
}

const isDamage = (error: unknown): boolean =>
  error instanceof ArchiveError ||
  (error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_'));

/**
 * Restores a backup into an empty database: all of it or nothing.
 * @param archive the unpacked tar archive
 * @throws BackupError when the target is not empty, or the archive is invalid, damaged, or of a later version
 */
export async function readBackup(target: Target, archive: AsyncIterable<Buffer>): Promise<Summary> {
  const items = untar(archive);
  const undo: (() => Promise<void>)[] = [];
  try {
    const manifest = await readManifest(items);
    await makeSchema(target.db, manifest.migrations);
    const counts = await target.db.transaction().execute((trx) => restoreAll(trx, manifest, items, target, undo));
    undo.length = 0;
    await migrate(target.db, target.log);
    // The planner has no statistics of so many new rows.
    await maintain(target.db);
    const rows = Object.values(counts.rows).reduce((total, count) => total + count, 0);
    return { tables: manifest.tables.length, rows, files: counts.files, bytes: counts.bytes, missing: 0, lost: 0, ...counts.deletions };
  } catch (error) {
    for (const step of undo) await step();
    throw isDamage(error) ? new BackupError(backupMessages.damaged) : error;
  }
}
