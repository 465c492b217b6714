import { sql, type Transaction } from 'kysely';
import type { Db } from '../../platform/db/engine.ts';
import type { Database } from '../../platform/db/schema.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { countShown } from '../../platform/media/store.ts';
import { isKey, type Storage, type StoredFile } from '../../platform/files/storage/storage.ts';
import { readMigrations, readRows, readSequences, readTables, type TableInfo } from './catalog.ts';
import { BackupError, END_NAME, FILES_PREFIX, FORMAT, FORMAT_VERSION, MANIFEST_NAME, type Manifest, type Summary } from './manifest.ts';
import { backupMessages } from './messages.de.ts';
import { tar, type TarEntry } from './tar-write.ts';

type Trx = Transaction<Database>;

/** Source of a backup. */
export interface Source {
  readonly db: Db;
  readonly storage: Storage;
  /** Shown when the database does not belong to Stellwerk. */
  readonly where: string;
  readonly now: Date;
}

/** Approximate number of characters of a part of rows: an archive states the length before the content. */
const PART = 1_000_000;

function bytes(name: string, text: string): TarEntry {
  const content = Buffer.from(text);
  return { name, size: content.length, content: [content] };
}

interface Counts {
  readonly rows: Record<string, number>;
  files: number;
  bytes: number;
  /** Keys of missing files. */
  readonly missing: string[];
}

/** A table as JSON Lines formatted by the database, so that numbers, times and texts are restored exactly. */
async function* rowsOf(trx: Trx, table: TableInfo, counts: Counts): AsyncGenerator<TarEntry> {
  const columns = sql.join(table.columns.map((column) => sql.id(column)));
  const query = sql<{ line: string }>`select row_to_json(r)::text as line from (select ${columns} from ${sql.id(table.name)}) r`;
  let part = 0;
  let lines: string[] = [];
  let length = 0;
  const flush = (): TarEntry => {
    const entry = bytes(`tables/${table.name}/${part}.jsonl`, `${lines.join('\n')}\n`);
    part += 1;
    lines = [];
    length = 0;
    return entry;
  };
  counts.rows[table.name] = 0;
  for await (const { line } of readRows(trx, query)) {
    lines.push(line);
    length += line.length;
    counts.rows[table.name] = (counts.rows[table.name] ?? 0) + 1;
    if (length >= PART) yield flush();
  }
  if (lines.length > 0) yield flush();
}

async function* contentOf(file: StoredFile): AsyncGenerator<Uint8Array> {
  if (file.size === 0) return;
  for await (const chunk of await file.read(0, file.size - 1)) yield chunk;
}

async function* fileOf(name: string, file: StoredFile, counts: Counts): AsyncGenerator<TarEntry> {
  counts.files += 1;
  counts.bytes += file.size;
  yield { name, size: file.size, content: contentOf(file) };
}

/** Files that a row names. Files in the store without a row are orphans. */
async function* storedFiles(trx: Trx, storage: Storage, counts: Counts): AsyncGenerator<TarEntry> {
  const query = sql<{ key: string }>`select storage_key as key from application_documents union select storage_key from media`;
  for await (const { key } of readRows(trx, query)) {
    const file = isKey(key) ? await storage.open(key) : null;
    if (file === null) counts.missing.push(key);
    else yield* fileOf(FILES_PREFIX + key, file, counts);
  }
}

/** Number of missing files in use; all of them where an older schema has no record of it. */
async function lostOf(trx: Trx, missing: readonly string[], stored: readonly string[]): Promise<number> {
  if (missing.length === 0) return 0;
  if (Object.keys(migrations).some((name) => !stored.includes(name))) return missing.length;
  const { count } = await trx
    .selectFrom('application_documents')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`storage_key = any(${[...missing]}::text[])`)
    .where('application_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return count + (await countShown(trx, missing));
}

async function* entriesOf(trx: Trx, source: Source, manifest: Manifest, counts: Counts): AsyncGenerator<TarEntry> {
  yield bytes(MANIFEST_NAME, JSON.stringify(manifest));
  for (const table of manifest.tables) yield* rowsOf(trx, table, counts);
  yield* storedFiles(trx, source.storage, counts);
  yield bytes(END_NAME, JSON.stringify({ rows: counts.rows, files: counts.files }));
}

/**
 * Takes a consistent backup: rows of one snapshot, then the files that they name, as a tar archive in pieces.
 * @param write consumes the pieces; the snapshot is held until it is done
 * @throws BackupError without a database of Stellwerk
 */
export async function writeBackup(source: Source, write: (archive: AsyncIterable<Buffer>) => Promise<void>): Promise<Summary> {
  return source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local timezone to 'UTC'`.execute(trx);
      const done = await readMigrations(trx);
      if (done === null) throw new BackupError(backupMessages.noDatabase(source.where));
      const tables = await readTables(trx);
      const manifest: Manifest = {
        format: FORMAT,
        version: FORMAT_VERSION,
        createdAt: source.now.toISOString(),
        migrations: [...done],
        tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
        sequences: [...(await readSequences(trx))],
      };
      const counts: Counts = { rows: {}, files: 0, bytes: 0, missing: [] };
      await write(tar(entriesOf(trx, source, manifest, counts), source.now));
      const lost = await lostOf(trx, counts.missing, done);
      const rows = Object.values(counts.rows).reduce((total, count) => total + count, 0);
      return {
        tables: tables.length,
        rows,
        files: counts.files,
        bytes: counts.bytes,
        missing: counts.missing.length,
        lost,
        expired: 0,
        erased: 0,
      };
    });
}
