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

/** The connection that a piece of work holds, while it holds it. */
interface Hold {
  held: boolean;
}

const holds = new AsyncLocalStorage<Hold>();

/** A second connection was asked for by work that holds one. */
export class SecondConnectionError extends Error {
  override readonly name = 'SecondConnectionError';
  constructor() {
    super('This work holds a connection and asks for another one: hand on the transaction instead of the database.');
  }
}

/**
 * Refuses a second connection to work that holds one. The embedded database has only one, so that work would wait for itself; on
 * PostgreSQL ten of its kind at once would hold the whole pool and wait for one another. Refused on both engines, so that every test of
 * a call sees it, whichever engine it runs on.
 */
function oneEach(provider: ConnectionProvider): ConnectionProvider {
  return {
    async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
      if (holds.getStore()?.held === true) throw new SecondConnectionError();
      return provider.provideConnection((connection) => {
        const hold: Hold = { held: true };
        return holds.run(hold, () =>
          consumer(connection).finally(() => {
            hold.held = false;
          }),
        );
      });
    },
  };
}

/**
 * Queries over a pool in which no work holds two connections.
 * @throws SecondConnectionError from a query that asks for one while a transaction around it holds another
 */
export async function overPool<T>(pool: Pool): Promise<Kysely<T>> {
  const dialect = new PostgresDialect({ pool });
  const driver = dialect.createDriver();
  await driver.init();
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    oneEach(new DefaultConnectionProvider(driver)),
  );
  return new Kysely<T>({ config: { dialect }, dialect, driver, executor });
}
