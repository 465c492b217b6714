import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Log } from '../log/log.ts';
import type { Db } from './engine.ts';
import { migrations } from './migrations/index.ts';

/** Whether exactly these migrations have run. Two short queries; the migrator reads the whole catalog and takes its lock. */
async function isCurrent(db: Db): Promise<boolean> {
  const table = await sql<{ known: boolean }>`select to_regclass('kysely_migration') is not null as known`.execute(db);
  if (table.rows[0]?.known !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  const names = Object.keys(migrations);
  return done.size === names.length && names.every((name) => done.has(name));
}

/**
 * Migrates the schema, one server at a time (the migrator holds an advisory lock).
 * @throws the database's error when a migration fails; nothing of that migration stays.
 */
export async function migrate(db: Db, log: Log): Promise<void> {
  if (await isCurrent(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) log('info', 'migration', { name: result.migrationName, status: result.status });
  if (error !== undefined) throw error;
}
