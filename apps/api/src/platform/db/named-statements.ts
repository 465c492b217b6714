import { sql, type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const MARK = '/* by value */';

/**
 * Begins a condition whose number of rows depends much on its value, such as a full-text query. A statement with one is planned for each
 * value anew; the plan for any value could read the whole table.
 */
export const BY_VALUE = sql.raw(MARK);

/** Prepared statements of a connection; each costs the database some memory. */
const MOST = 500;
/** Longer statements have one parameter for each row, so they seldom come again. */
const LONGEST = 8000;

/** Names of statements that come again. */
function createNames() {
  const names = new Map<string, string>();
  const once = new Set<string>();
  let given = 0;
  return {
    /** @returns null for a statement that is not prepared: it comes for the first time, or is planned by its values */
    of: (text: string): string | null => {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= MOST || text.length > LONGEST || text.includes(MARK)) return null;
      if (!once.delete(text)) {
        if (once.size >= MOST) once.clear();
        once.add(text);
        return null;
      }
      given += 1;
      const name = `s${given}`;
      names.set(text, name);
      return name;
    },
    /** Statements get new names, so that the database prepares them anew. */
    forget: () => names.clear(),
  };
}

/** Whether a prepared statement has other columns since a migration. The text of the error may be in any language. */
const isOutdated = (error: unknown): boolean => error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** A connection that prepares statements that come again: the database reads and plans them once. */
class NamingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: ReturnType<typeof createNames>;
  readonly #prefix: string;

  constructor(client: PoolClient, names: ReturnType<typeof createNames>, prefix: string) {
    this.#client = client;
    this.#names = names;
    this.#prefix = prefix;
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not in use.');
    return this.#send(text, [...parameters]);
  }

  async #send(text: string, values: unknown[]): Promise<unknown> {
    const name = values.length === 0 ? null : this.#names.of(text);
    if (name === null) return this.#client.query(text, values);
    try {
      return await this.#client.query({ name: this.#prefix + name, text, values });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      this.#names.forget();
      // Within a transaction the whole work has to be done again.
      if (this.#client.getTransactionStatus() !== 'I') throw error;
      return this.#client.query(text, values);
    }
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** A pool for Kysely whose connections prepare statements that come again. */
export function naming(pool: Pool): PostgresPool {
  const names = createNames();
  const known = new WeakMap<PoolClient, NamingClient>();
  let connections = 0;
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const before = known.get(client);
      if (before !== undefined) return before;
      connections += 1;
      // The embedded database keeps the statements of a connection after its end.
      const made = new NamingClient(client, names, `c${connections}_`);
      known.set(client, made);
      return made;
    },
  };
}
