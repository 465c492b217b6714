import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from '../../platform/db/engine.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { readMigrations, readTableNames, readTables } from './catalog.ts';
import { BackupError } from './manifest.ts';
import { backupMessages } from './messages.de.ts';

/** Tables that are never empty in an installation in use, regardless of rows added by migrations. */
const TELLING = ['users', 'companies', 'jobs', 'applications', 'newsletter_subscriptions', 'outbox', 'media'] as const;

async function isEmpty(db: Db): Promise<boolean> {
  for (const table of TELLING) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

/** Removes tables and functions of an empty installation, because an older schema can only be created from scratch. */
async function clear(db: Db): Promise<void> {
  for (const table of await readTableNames(db)) await sql`drop table ${sql.id(table)} cascade`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`.execute(db);
  for (const { name } of rows) await sql.raw(`drop function ${name} cascade`).execute(db);
}

/**
 * Creates the tables of the backup's own version in an empty database, without rows; the later migrations then run over the rows as
 * in the old installation.
 * @throws BackupError when there are data, foreign tables, or migrations unknown to this version
 */
export async function makeSchema(db: Db, wanted: readonly string[]): Promise<void> {
  const last = wanted.at(-1);
  if (last === undefined || wanted.some((name) => !Object.hasOwn(migrations, name))) throw new BackupError(backupMessages.newer);
  const present = await readMigrations(db);
  if (present === null && (await readTableNames(db)).length > 0) throw new BackupError(backupMessages.foreign);
  if (present !== null) {
    if (!(await isEmpty(db))) throw new BackupError(backupMessages.notEmpty);
    await clear(db);
  }
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(last);
  if (error !== undefined) throw error;
  // Rows added by migrations are taken from the backup.
  const tables = (await readTables(db)).map(({ name }) => sql.id(name));
  await sql`truncate ${sql.join(tables)}`.execute(db);
}
