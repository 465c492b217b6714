import { sql, type RawBuilder, type Transaction } from 'kysely';
import { keepWhatStays } from '../../applications/erasure/erase-store.ts';
import { inIds } from '../../applications/application/store.ts';
import type { Database } from '../../platform/db/schema.ts';
import { deleteMarkedAccounts } from '../../privacy/account-store.ts';
import { readTables } from './catalog.ts';
import { deleteSentMails, SENT_MAIL_DAYS } from '../../platform/mail/store.ts';
import type { Manifest, Summary } from './manifest.ts';

type Trx = Transaction<Database>;

interface ForeignKey {
  readonly table: string;
  readonly name: string;
}

/** Applications that a restore leaves out. */
export type Deletions = Pick<Summary, 'expired' | 'erased'>;

/** Rows of a backup are inserted table by table, in any order of references and unchanged: nothing is computed. */
export interface RowTarget {
  /** @param lines rows as JSON */
  insert: (table: string, lines: readonly string[]) => Promise<void>;
  /**
   * Checks references, sets the counters of ids and deletes rows that are due (rule 10).
   * @param erased marks of the applications that were erased after the backup
   * @returns how many applications were removed
   */
  finish: (manifest: Manifest, now: Date, erased: readonly string[]) => Promise<Deletions>;
}

async function readForeignKeys(trx: Trx): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as "table", k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(trx);
  return rows;
}

async function setSequence(trx: Trx, { table, column, last }: Manifest['sequences'][number]): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(format('%I', ${table}::text), ${column}), greatest(highest, ${last}::int, 1), greatest(highest, ${last}::int) > 0)
    from (select coalesce(max(${sql.id(column)}), 0) as highest from ${sql.id(table)}) ids`.execute(trx);
}

const DAY = 24 * 60 * 60 * 1000;

/** @returns the number of rows */
async function deleteApplications(trx: Trx, which: RawBuilder<boolean>): Promise<number> {
  const rows = await trx.selectFrom('applications').select('id').where(which).execute();
  const ids = rows.map(({ id }) => id);
  await keepWhatStays(trx, ids);
  await trx.deleteFrom('applications').where(inIds('id', ids)).execute();
  return ids.length;
}

/**
 * Deletes rows deleted since the backup, and those that a running server would have deleted (rule 10): erased applications and accounts,
 * applications past their day, with all dependent rows, uploads without an application, and mails older than the last month.
 */
async function applyDeletions(trx: Trx, now: Date, marks: readonly string[]): Promise<Deletions> {
  const erased = await deleteApplications(trx, sql`encode(sha256(convert_to(reference_token, 'UTF8')), 'hex') = any(${marks}::text[])`);
  await deleteMarkedAccounts(trx, marks);
  const expired = await deleteApplications(trx, sql`erase_at <= ${now}`);
  await trx
    .deleteFrom('application_documents')
    .where('application_id', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - DAY))
    .execute();
  await deleteSentMails(trx, new Date(now.getTime() - SENT_MAIL_DAYS * DAY));
  return { expired, erased };
}

/** Prepares the tables for the rows of a backup; all within the given transaction. */
export async function openRows(trx: Trx): Promise<RowTarget> {
  const tables = new Map((await readTables(trx)).map(({ name, columns }) => [name, columns]));
  const keys = await readForeignKeys(trx);
  for (const { table, name } of keys)
    await sql`alter table ${sql.id(table)} alter constraint ${sql.id(name)} deferrable initially deferred`.execute(trx);
  for (const table of tables.keys()) await sql`alter table ${sql.id(table)} disable trigger user`.execute(trx);
  return {
    insert: async (table, lines) => {
      const columns = tables.get(table);
      if (columns === undefined) throw new Error(`There is no table ${table}.`);
      const names = sql.join(columns.map((column) => sql.id(column)));
      await sql`
        insert into ${sql.id(table)} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${sql.id(table)}, ${`[${lines.join(',')}]`}::jsonb)`.execute(trx);
    },
    finish: async (manifest, now, erased) => {
      await sql`set constraints all immediate`.execute(trx);
      for (const sequence of manifest.sequences) await setSequence(trx, sequence);
      const deletions = await applyDeletions(trx, now, erased);
      for (const table of tables.keys()) await sql`alter table ${sql.id(table)} enable trigger user`.execute(trx);
      for (const { table, name } of keys)
        await sql`alter table ${sql.id(table)} alter constraint ${sql.id(name)} not deferrable`.execute(trx);
      return deletions;
    },
  };
}
