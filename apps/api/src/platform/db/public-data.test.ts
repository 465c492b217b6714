import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { changesPublicData, PRIVATE_TABLES } from './public-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SEED: 'none' });
});
afterAll(() => server.stop());

it('the database announces changes of exactly the tables that are not private', async () => {
  const { rows: announced } = await sql<{ name: string }>`
    select distinct event_object_table as name from information_schema.triggers where trigger_name = 'public_data_changed'`.execute(
    server.context.db,
  );
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(server.context.db);
  const named = announced.map(({ name }) => name);
  expect(named.toSorted()).toEqual(
    tables
      .map(({ name }) => name)
      .filter((name) => !PRIVATE_TABLES.includes(name))
      .toSorted(),
  );
});

it.each([
  ['insert into "jobs" ("title") values ($1)', true],
  ['update "companies" set "name" = $1', true],
  ['delete from focus_pages where id = $1', true],
  ['with gone as (delete from job_contacts returning *) select * from gone', true],
  ['truncate jobs', true],
  ['insert into "a_new_table" ("x") values ($1)', true],
  ['select * from "jobs"', false],
  ['insert into "visits" ("job_id") values ($1)', false],
  ['with read as (select * from jobs) insert into outbox select * from read', false],
  ['update "sessions" set "expires_at" = $1', false],
])('%s changes public data: %s', (statement, changes) => {
  expect(changesPublicData(statement)).toBe(changes);
});

it('the version changes with a committed change, and not with a read or a private one', async () => {
  const { db, engine } = server.context;
  const version = () => engine.publicVersion.current() ?? NaN;
  await expect.poll(version).not.toBeNaN();
  const after = async (work: () => Promise<unknown>): Promise<boolean> => {
    const before = version();
    await work();
    return version() !== before;
  };
  expect(await after(() => db.selectFrom('jobs').selectAll().execute())).toBe(false);
  expect(await after(() => db.deleteFrom('visits').execute())).toBe(false);
  expect(await after(() => db.updateTable('jobs').set({ title: 'x' }).execute())).toBe(true);
  expect(await after(() => db.transaction().execute((trx) => trx.updateTable('jobs').set({ title: 'y' }).execute()))).toBe(true);
});
