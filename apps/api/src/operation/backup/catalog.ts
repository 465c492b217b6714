import { sql, type Kysely } from 'kysely';

/** One table of this database. */
export interface TableInfo {
  readonly name: string;
  /** Without generated columns: the database computes them again. */
  readonly columns: readonly string[];
}

/** The last number that a table has assigned, so that no id is reused. */
export interface Sequence {
  readonly table: string;
  readonly column: string;
  readonly last: number;
}

/** Half a file is nothing to keep, and due times are those of the running servers. */
const TRANSIENT: readonly string[] = ['uploads', 'upload_parts', 'tasks'];
/** Whether it belongs to a backup. Tables of the migrator do not: the manifest names the migrations that have run. */
const isKept = (table: string): boolean => !table.startsWith('kysely_migration') && !TRANSIENT.includes(table);

export async function readTableNames<T>(db: Kysely<T>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

export async function readTables<T>(db: Kysely<T>): Promise<readonly TableInfo[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, json_agg(column_name order by ordinal_position) as columns from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' group by 1 order by 1`.execute(db);
  // Views have columns, too, but no own rows.
  const tables = new Set(await readTableNames(db));
  return rows.filter(({ name }) => isKept(name) && tables.has(name));
}

export async function readSequences<T>(db: Kysely<T>): Promise<readonly Sequence[]> {
  const { rows } = await sql<Sequence>`
    select c.table_name as "table", c.column_name as "column", coalesce(s.last_value, 0)::int as last
    from information_schema.columns c join pg_sequences s
      on format('%I.%I', s.schemaname, s.sequencename) = pg_get_serial_sequence(format('%I', c.table_name), c.column_name)
    where c.table_schema = current_schema() and c.is_identity = 'YES' order by 1`.execute(db);
  return rows;
}

/** Names of the migrations that have run; null for a database without Stellwerk. */
export async function readMigrations<T>(db: Kysely<T>): Promise<readonly string[] | null> {
  if (!(await readTableNames(db)).includes('kysely_migration')) return null;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Rows of a query as a stream, a few at a time; only inside a transaction. */
export async function* readRows<T, Row>(trx: Kysely<T>, query: ReturnType<typeof sql<Row>>): AsyncGenerator<Row> {
  await sql`declare backup_rows no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward 200 from backup_rows`.execute(trx);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup_rows`.execute(trx);
}
