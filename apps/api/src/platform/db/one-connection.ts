import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  Kysely,
  PostgresDialect,
} from 'kysely';
import type { Pool } from 'pg';
import { naming } from './named-statements.ts';
import { span } from '../traces/traces.ts';
import { changesPublicData } from './public-data.ts';
import { summaryOf } from './summary.ts';

/** The connection held by the current work. */
interface Hold {
  held: boolean;
}

const holds = new AsyncLocalStorage<Hold>();

/** Work that holds a connection requested a second one. */
export class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError';
  constructor() {
    super('This work holds a connection and asks for another one: hand on the transaction instead of the database.');
  }
}

/**
 * Rejects a second connection for work that holds one. The embedded database has only one, so that work would wait for itself; on
 * PostgreSQL ten concurrent ones would hold the whole pool and wait for one another. Rejected on both engines, so that every test of
 * a call detects it on either.
 */
function oneEach(provider: ConnectionProvider, onPublicChange: () => void): ConnectionProvider {
  return {
    async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
      if (holds.getStore()?.held === true) throw new SecondConnectionError();
      return provider.provideConnection((connection) => {
        const hold: Hold = { held: true };
        const watched = watch(connection);
        return holds.run(hold, () =>
          consumer(watched.connection).finally(() => {
            hold.held = false;
            // The work is committed or rolled back by now, and its caller does not know yet.
            if (watched.hasChanged()) onPublicChange();
          }),
        );
      });
    },
  };
}

/** A connection that knows whether its statements have changed public data. */
function watch(connection: DatabaseConnection): { readonly connection: DatabaseConnection; readonly hasChanged: () => boolean } {
  let changed = false;
  return {
    hasChanged: () => changed,
    connection: {
      executeQuery: (query, options) => {
        changed ||= changesPublicData(query.sql);
        const summary = summaryOf(query.sql);
        return span(summary, { 'db.system.name': 'postgresql', 'db.query.summary': summary }, () =>
          connection.executeQuery(query, options),
        );
      },
      streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
    },
  };
}

/**
 * Queries over a pool in which no work holds two connections.
 * @param onPublicChange called after each work that may have changed public data, before its caller continues
 * @throws SecondConnectionError from a query that requests one within a transaction that holds another
 */
export async function overPool<T>(pool: Pool, onPublicChange: () => void): Promise<Kysely<T>> {
  const dialect = new PostgresDialect({ pool: naming(pool) });
  const driver = dialect.createDriver();
  await driver.init();
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    oneEach(new DefaultConnectionProvider(driver), onPublicChange),
  );
  return new Kysely<T>({ config: { dialect }, dialect, driver, executor });
}
