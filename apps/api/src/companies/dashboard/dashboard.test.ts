import { asObject } from '@stellwerk/domain';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { comparedDays } from './stats.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const member = await server.login('member@demo.example');

const PATH = '/api/private/dashboard/company/1';
const read = async () => asObject((await server.call(PATH, { token: member })).body);
const visit = (kind: 'job' | 'company', id: number, day: string, visitor: string) =>
  server.context.db.insertInto('visits').values({ kind, subject_id: id, day, visitor }).execute();

it('API59 is for members alone', async () => {
  expect((await server.call(PATH, { token: member })).status).toBe(200);
  expect((await server.call(PATH)).status).toBe(401);
  expect((await server.call(PATH, { token: await server.login('owner2@demo.example') })).status).toBe(403);
});

it('CD39 O32 says what the lists of the company say', async () => {
  const { db } = server.context;
  const counted = async (table: 'jobs' | 'applications' | 'team_members', where: string): Promise<number> => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(table)} where company_id = 1 and ${sql.raw(where)}`.execute(db);
    return rows[0]?.n ?? -1;
  };
  await visit('company', 1, '2020-01-02', 'Gast');
  const stats = await read();
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from visits v join jobs j on j.id = v.subject_id and v.kind = 'job'
    where j.company_id = 1`.execute(db);
  const views = rows[0]?.n ?? -1;
  const applications = await counted('applications', 'true');
  expect(applications).toBeGreaterThan(0);
  expect(views).toBeGreaterThan(0);
  expect(stats).toMatchObject({
    jobsCount: await counted('jobs', 'deleted_at is null'),
    activeJobOfferCount: await counted('jobs', 'deleted_at is null and is_active'),
    inactiveJobOfferCount: await counted('jobs', 'deleted_at is null and not is_active'),
    teamMembersCount: await counted('team_members', 'true'),
    applicationsCount: applications,
    totalApplicationCount: applications,
    newApplicationCount: await counted('applications', "status = 'SUBMITTED'"),
    totalJobOfferViewCount: views,
    companyPageViewCount: 1,
    viewsCount: views + 1,
    conversionRate: Math.round((applications / views) * 1000) / 10,
  });
});

it('CD39 counts the whole days of the company and those that its subscription still runs, and says how that stands', async () => {
  const { db, now } = server.context;
  const inDays = (days: number) => new Date(now().getTime() + days * 24 * 60 * 60 * 1000);
  await db
    .updateTable('companies')
    .set({ created_at: inDays(-41.5) })
    .where('id', '=', 1)
    .execute();
  const book = (status: 'ACTIVE' | 'CANCELLED', end: Date | null) =>
    db.updateTable('subscriptions').set({ status, end_date: end }).where('company_id', '=', 1).execute();
  await book('CANCELLED', inDays(11.5));
  expect(await read()).toMatchObject({ activeDays: 41, subscriptionStatus: 'CANCELLED', remainingSubscriptionTerm: 12 });
  await book('ACTIVE', null);
  expect(await read()).toMatchObject({ activeDays: 41, subscriptionStatus: 'ACTIVE', remainingSubscriptionTerm: 0 });
});

it('O74 counts a view in its month, and beside it the same days of the month before', async () => {
  const before = await read();
  const { current, previous } = comparedDays(server.context.now());
  const job = await server.context.db.selectFrom('jobs').select('id').where('company_id', '=', 1).executeTakeFirstOrThrow();
  await visit('job', job.id, current[0], 'neu');
  await visit('job', job.id, '2020-01-01', 'alt');
  await visit('company', 1, previous[0], 'neu');
  const after = await read();
  const plus = (name: string, { current: now, previous: then }: { current: number; previous: number }) => {
    const trend = asObject(before[name]);
    return { current: Number(trend.current) + now, previous: Number(trend.previous) + then };
  };
  expect(after).toMatchObject({
    totalJobOfferViewCount: Number(before.totalJobOfferViewCount) + 2,
    companyPageViewCount: Number(before.companyPageViewCount) + 1,
    jobViewsTrend: plus('jobViewsTrend', { current: 1, previous: 0 }),
    pageViewsTrend: plus('pageViewsTrend', { current: 0, previous: 1 }),
  });
});

it('CD39 O32 the deletion of a job takes no view and no application away that has happened', async () => {
  const { db } = server.context;
  const { id } = await db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .select('j.id')
    .where('j.company_id', '=', 1)
    .where('j.deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  await visit('job', id, comparedDays(server.context.now()).current[0], 'vor der Löschung');
  const { jobsCount, ...before } = await read();
  const owner = await server.login('owner@demo.example');
  expect((await server.call(`/api/private/jobs/${id}`, { method: 'DELETE', token: owner })).status).toBe(200);
  const after = await read();
  const kept = ['viewsCount', 'totalJobOfferViewCount', 'jobViewsTrend', 'totalApplicationCount', 'conversionRate'] as const;
  expect(after).toMatchObject({ jobsCount: Number(jobsCount) - 1, ...Object.fromEntries(kept.map((name) => [name, before[name]])) });
});

it.each([
  ['2026-11-20T09:00:00Z', ['2026-11-01', '2026-11-20'], ['2026-10-01', '2026-10-20']],
  // Already the next day in Berlin.
  ['2026-11-30T23:30:00Z', ['2026-12-01', '2026-12-01'], ['2026-11-01', '2026-11-01']],
  ['2027-01-05T09:00:00Z', ['2027-01-01', '2027-01-05'], ['2026-12-01', '2026-12-05']],
  ['2027-03-30T09:00:00Z', ['2027-03-01', '2027-03-30'], ['2027-02-01', '2027-02-28']],
])('O31 at %s the days %j stand beside %j', (now, current, previous) => {
  expect(comparedDays(new Date(now))).toEqual({ current, previous });
});
