import { sql, type Kysely, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { BY_VALUE } from './named-statements.ts';
import type { Database } from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const THRICE = [1, 2, 3];
/** Runs a statement for each value in turn. @returns the rows of the last one */
async function each(db: Kysely<Database>, statement: (value: number) => RawBuilder<unknown>): Promise<readonly unknown[]> {
  let last: readonly unknown[] = [];
  for (const value of THRICE) last = (await statement(value).execute(db)).rows;
  return last;
}
const onOneConnection = <T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> => server.context.db.connection().execute(work);
const preparedIn = async (db: Kysely<Database>, part: string): Promise<number> =>
  (await sql`select from pg_prepared_statements where statement like ${`%${part}%`}`.execute(db)).rows.length;

describe('a statement', () => {
  it('is prepared when it comes again', () =>
    onOneConnection(async (db) => {
      expect(await each(db, (value) => sql`select ${value}::int as again`)).toEqual([{ again: 3 }]);
      expect(await preparedIn(db, 'as again')).toBe(1);
      await sql`select ${1}::int as seldom`.execute(db);
      expect(await preparedIn(db, 'as seldom')).toBe(0);
    }));

  it('whose rows depend on its values is planned for each of them', () =>
    onOneConnection(async (db) => {
      await each(db, (value) => sql`select ${value}::int as planned where ${BY_VALUE} true`);
      expect(await preparedIn(db, 'as planned')).toBe(0);
    }));

  it('has the columns of its table after a migration', () =>
    onOneConnection(async (db) => {
      await sql`create temporary table changing (a int)`.execute(db);
      await sql`insert into changing values (1), (2), (3)`.execute(db);
      const read = (value: number) => sql`select * from changing where a = ${value}`;
      expect(await each(db, read)).toEqual([{ a: 3 }]);
      await sql`alter table changing add column b int`.execute(db);
      expect(await each(db, read)).toEqual([{ a: 3, b: null }]);
      await sql`drop table changing`.execute(db);
    }));
});
