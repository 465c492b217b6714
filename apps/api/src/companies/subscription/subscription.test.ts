import { asList, asObject } from '@stellwerk/domain';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { jobOffer } from '../../testing/job-offer.ts';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const PLANS = '/api/private/subscriptions/plans';
const path = '/api/private/companies/1/subscription';

describe('plans and subscription', () => {
  it('API48 EN31: every plan with its price as a number, the smallest first, for whoever is logged in', async () => {
    const { status, body } = await server.call(PLANS, { token: await server.login('candidate@demo.example') });
    expect(status).toBe(200);
    const stored = await server.context.db.selectFrom('plans').selectAll().orderBy('id').execute();
    expect(stored.length).toBeGreaterThan(2);
    expect(body).toMatchObject(
      stored.map(({ id, name, currency, description, price }) => ({ id, name, currency, description, price: price && Number(price) })),
    );
    expect(asList(body).map((plan) => asObject(plan).planType)).toEqual(['BASIS', 'STANDARD', 'PREMIUM', 'ENTERPRISE']);
    expect((await server.call(PLANS)).status).toBe(401);
  });

  it('API47: what the company has booked last, with its plan, for its members only', async () => {
    const { db } = server.context;
    const plans = asList((await server.call(PLANS, { token: await server.login('member@demo.example') })).body).map(asObject);
    const last = plans.at(-1);
    const [start_date, end_date] = [new Date('2026-11-01T00:00:00Z'), new Date('2027-11-01T00:00:00Z')];
    const booked = { company_id: 1, plan_id: Number(last?.id), start_date, end_date, billing_cycle: 'YEARLY', auto_renew: false } as const;
    const { id } = await db.insertInto('subscriptions').values(booked).returning('id').executeTakeFirstOrThrow();
    const { status, body } = await server.call(path, { token: await server.login('member@demo.example') });
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      companyId: 1,
      planId: last,
      status: 'ACTIVE',
      billingCycle: 'YEARLY',
      startDate: start_date.toISOString(),
      endDate: end_date.toISOString(),
      autoRenew: false,
    });
    expect((await server.call(path)).status).toBe(401);
    expect((await server.call(path, { token: await server.login('owner2@demo.example') })).status).toBe(403);
  });

  it('EN32: a subscription is paid by the month or by the year, and nothing else can be stored', async () => {
    const { db } = server.context;
    const member = await server.login('member@demo.example');
    const book = (billing_cycle: string) => sql`update subscriptions set billing_cycle = ${billing_cycle} where company_id = 1`.execute(db);
    for (const cycle of ['MONTHLY', 'YEARLY']) {
      await book(cycle);
      expect(asObject((await server.call(path, { token: member })).body).billingCycle).toBe(cycle);
    }
    for (const cycle of ['WEEKLY', 'monthly', '']) await expect(book(cycle)).rejects.toThrow();
  });

  it('API47: null without a subscription', async () => {
    await server.context.db.deleteFrom('subscriptions').where('company_id', '=', 1).execute();
    const { status, body } = await server.call(path, { token: await server.login('member@demo.example') });
    expect([status, body]).toEqual([200, null]);
  });
});

it('AU26: the plan says how many jobs may stand, and nobody is kept from one more', async () => {
  const token = await server.login('owner@demo.example');
  const made = await server.call('/api/private/companies/create', { token, body: { name: 'Kleinplan GmbH', industry: 'IT und Software' } });
  const companyId = Number(asObject(made.body).id);
  const booked = asObject((await server.call(`/api/private/companies/${companyId}/subscription`, { token })).body);
  const allowed = Number(asObject(booked.planId).maxJobsParallel);
  expect(allowed).toBe(1);
  for (let count = 1; count <= allowed + 1; count += 1) {
    const body = { companyId, jobOffer: { ...jobOffer, title: `Stelle ${count} (m/w/d)` } };
    expect((await server.call('/api/private/jobs/create', { token, body })).status, `number ${count}`).toBe(201);
  }
  const jobs = (await server.call(`/api/private/jobs/get-company-jobs/${companyId}?status=active`, { token })).body;
  expect(JSON.stringify(jobs).match(/Stelle \d+ \(m\/w\/d\)/g)).toHaveLength(allowed + 1);
});
