import { Migrator } from 'kysely/migration';
import type { Log } from '../log/log.ts';
import type { Db } from './engine.ts';
import { migrations } from './migrations/index.ts';

/**
 * Migrates the schema, one server at a time (the migrator holds an advisory lock).
 * @throws the database's error when a migration fails; nothing of that migration stays.
 */
export async function migrate(db: Db, log: Log): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateToLatest();
  for (const result of results ?? []) log('info', 'migration', { name: result.migrationName, status: result.status });
  if (error !== undefined) throw error;
}
