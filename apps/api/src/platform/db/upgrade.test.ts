import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Place } from '@stellwerk/testing/templates';
import { emptyPlace } from '../../testing/template.ts';
import { startEngine, type Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

let engine: Engine;
let place: Place;
beforeAll(async () => {
  place = await emptyPlace();
  engine = await startEngine(
    { databaseUrl: place.settings.DATABASE_URL, dataDir: place.dataDir },
    () => undefined,
    () => undefined,
  );
});
afterAll(async () => {
  await engine.stop();
  await place.remove();
});

async function migrateTo<T>(db: Kysely<T>, name: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } }).migrateTo(name);
  if (error !== undefined) throw error;
}

describe('a database of the first version', () => {
  it('keeps its rows, gets what was missing, and holds to the new rules', async () => {
    const { db } = engine;
    await migrateTo(db, '006-registration');
    for (const statement of [
      `insert into users (id, email, password_hash, first_name, last_name, roles) values (1, 'a@b.example', 'x', 'A', 'B', '{REFERRER}')`,
      `insert into industries (id, name) values (1, 'Handel und Vertrieb'), (2, 'Eigene')`,
      `select setval(pg_get_serial_sequence('industries', 'id'), 2)`,
      `insert into companies (id, name, slug, industry_id) values (1, 'A & B', 'a---b', 2)`,
      `insert into companies (id, name, slug) values (2, 'A & B', 'a---b-2'), (3, 'Create', 'create'), (4, 'Gleis 3', 'gleis-3'), (5, 'ÄB', '-b')`,
      `insert into jobs (id, company_id, title, employment, template) values (7, 1, 'Weiche', 'Vollzeit', null)`,
      `insert into referrals (id, code, job_id, user_id) values (3, 'abc', 7, 1)`,
      `insert into applications (id, job_id, company_id, referral_id, first_name, last_name, email, reference_token)
        values (5, 7, 1, 3, 'C', 'D', 'c@d.example', 't')`,
      `insert into payouts (id, application_id, referral_id) values (9, 5, 3)`,
      `insert into payout_events (payout_id, state) values (9, 'OPEN')`,
    ])
      await sql.raw(statement).execute(db);
    await migrateTo(db, '037-application-lists');
    const change = (id: number, status: string, byCompany: boolean, user: number | null, takenBack = 'null') =>
      `insert into application_status_history (id, application_id, status, by_company, by_user_id, by_name, created_at, taken_back_at)
        values (${id}, 5, '${status}', ${byCompany}, ${user}, 'A B', '2026-11-0${id}', ${takenBack})`;
    for (const statement of [
      `delete from application_status_history`,
      change(1, 'SUBMITTED', false, null),
      change(2, 'VIEWED', true, 1),
      change(3, 'REJECTED', true, 1, `'2026-11-03'`),
      change(4, 'IN_REVIEW', true, 1),
      change(5, 'IN_REVIEW', true, 1),
      change(6, 'WITHDRAWN', false, 1),
    ])
      await sql.raw(statement).execute(db);
    await migrate(db, () => undefined);
    expect(await db.selectFrom('audit').selectAll().orderBy('id').execute()).toMatchObject([
      { user_id: 1, company_id: 1, action: 'application-status', subject_id: 5, details: { status: { from: 'SUBMITTED', to: 'VIEWED' } } },
      { details: { status: { from: 'VIEWED', to: 'IN_REVIEW' } }, created_at: new Date('2026-11-04') },
    ]);
    const industries = await db.selectFrom('industries').selectAll().orderBy('id').execute();
    expect(industries).toHaveLength(15);
    expect(industries.slice(0, 3).map(({ name }) => name)).toEqual(['Handel und Vertrieb', 'Eigene', 'IT und Software']);
    expect(await db.selectFrom('payouts').selectAll().execute()).toMatchObject([
      { id: 9, application_id: 5, referral_id: 3, job_title: 'Weiche', referral_code: 'abc' },
    ]);
    const subscriptions = await db
      .selectFrom('subscriptions')
      .innerJoin('plans', 'plans.id', 'plan_id')
      .selectAll()
      .orderBy('company_id')
      .execute();
    expect(subscriptions).toHaveLength(5);
    expect(subscriptions.slice(0, 1)).toMatchObject([{ company_id: 1, plan_type: 'STANDARD', status: 'ACTIVE', billing_cycle: 'MONTHLY' }]);
    const slugs = await db.selectFrom('companies').select('slug').orderBy('id').execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(['a---b', '2', '3', 'gleis-3', '-b']);
    expect(await db.selectFrom('jobs').select('template').execute()).toEqual([{ template: null }]);
  });
});

describe('a database of this version', () => {
  it('is left alone, without the lock of the migrator', async () => {
    const { db } = engine;
    await migrate(db, () => undefined);
    await sql`drop table kysely_migration_lock`.execute(db);
    await migrate(db, () => undefined);
    const { rows } = await sql`select to_regclass('kysely_migration_lock') as lock`.execute(db);
    expect(rows).toEqual([{ lock: null }]);
  });

  it('is refused by a former version, which does not know all of its migrations', async () => {
    const { db } = engine;
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2026-11-29')`.execute(db);
    await expect(migrate(db, () => undefined)).rejects.toThrow('999-later');
  });
});
