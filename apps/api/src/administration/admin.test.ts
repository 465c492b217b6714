import { asObject, berlinDay, REGISTRATION_DAYS, subscriptionMessages } from '@stellwerk/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/server.ts';

const ADMIN = '/api/private/admin';
const server = await startTestServer();
afterAll(() => server.stop());
const token = await server.login('admin@demo.example');

const get = async (path: string) => asObject((await server.call(`${ADMIN}${path}`, { token })).body);

describe('O70: the companies of the platform', () => {
  it('are listed with owner and subscription, by page', async () => {
    const { companies, total, counts } = await get('/companies?pageSize=3');
    const stored = await server.context.db.selectFrom('companies').select('id').execute();
    expect(total).toBe(stored.length);
    expect(counts).toMatchObject({ all: stored.length });
    expect(companies).toHaveLength(3);
    expect((await get('/companies?search=weserbund')).companies).toMatchObject([
      {
        id: 1,
        slug: expect.any(String),
        isActive: true,
        createdAt: expect.any(String),
        owner: { name: expect.stringContaining(' '), email: 'owner@demo.example' },
        subscription: { companyId: 1, planId: { planType: expect.any(String) } },
      },
    ]);
  });

  it('are found by words of name and place, umlauts also as two letters, and by plan and standing', async () => {
    await server.context.db.updateTable('companies').set({ name: 'Müller & Söhne', slug: 'mueller-soehne' }).where('id', '=', 2).execute();
    for (const search of ['müller söhne', 'mueller', 'SÖHNE']) {
      const query = new URLSearchParams({ search }).toString();
      expect((await get(`/companies?${query}`)).companies, search).toMatchObject([{ id: 2 }]);
    }
    await server.context.db.deleteFrom('subscriptions').where('company_id', '=', 2).execute();
    expect((await get('/companies?standing=none')).companies).toMatchObject([{ id: 2, subscription: null }]);
    expect(await get('/companies?search=%25')).toMatchObject({ total: 0, companies: [] });
    const premium = await get('/companies?plan=PREMIUM');
    expect(premium).toMatchObject({ counts: { none: 0 } });
  });
});

describe('O37: the subscription of a company', () => {
  const path = `${ADMIN}/companies/1/subscription`;
  const request = { planType: 'ENTERPRISE', status: 'ACTIVE', billingCycle: 'YEARLY', endDate: '2031-03-31' };
  const put = (body: unknown, as = token) => server.call(path, { token: as, method: 'PUT', body });
  const rows = () => server.context.db.selectFrom('subscriptions').selectAll().where('company_id', '=', 1).orderBy('id').execute();

  it('is changed by administrators alone, and the company sees it', async () => {
    const owner = await server.login('owner@demo.example');
    expect((await put(request, owner)).status).toBe(403);
    expect(await put(request)).toMatchObject({ status: 200, body: { planId: { planType: 'ENTERPRISE' }, billingCycle: 'YEARLY' } });
    const { body } = await server.call('/api/private/companies/1/subscription', { token: owner });
    expect(body).toMatchObject({ planId: { planType: 'ENTERPRISE' }, status: 'ACTIVE', autoRenew: true });
    expect(berlinDay(String(asObject(body).endDate))).toBe('2031-03-31');
  });

  it('keeps what was before, ended, and the same again changes nothing', async () => {
    const before = await rows();
    await put(request);
    expect(await rows()).toEqual(before);
    await put({ ...request, planType: 'BASIS', endDate: null });
    const after = await rows();
    expect(after).toHaveLength(before.length + 1);
    expect(after.filter(({ status }) => status === 'ACTIVE')).toMatchObject([{ end_date: null }]);
  });

  it('is refused in German without an end where it is cancelled, and with what is no day', async () => {
    expect(await put({ ...request, status: 'CANCELLED', endDate: null })).toMatchObject({
      status: 400,
      body: { fields: [{ name: 'endDate', message: subscriptionMessages.endMissing }] },
    });
    expect(await put({ ...request, endDate: '2031-02-30' })).toMatchObject({
      status: 400,
      body: { fields: [{ name: 'endDate', message: subscriptionMessages.endInvalid }] },
    });
    expect((await put({ ...request, planType: 'GOLD' })).status).toBe(400);
    expect((await server.call(`${ADMIN}/companies/99999/subscription`, { token, method: 'PUT', body: request })).status).toBe(404);
  });
});

it('registrations are counted by day in Berlin and listed with nothing but their address', async () => {
  const { db, now } = server.context;
  const made = { password_hash: 'x', first_name: 'Ada', last_name: 'Kern', roles: [], consents: '[]' };
  const { days: before } = await get('/registrations');
  await db
    .insertInto('users')
    .values({ ...made, email: 'neu@post.example', created_at: now() })
    .execute();
  const { days, latest, unconfirmed } = await get('/registrations');
  expect(days).toHaveLength(REGISTRATION_DAYS);
  const today = (list: unknown) => (Array.isArray(list) ? asObject(list.at(-1)) : {});
  expect(today(days).day).toBe(berlinDay(now()));
  expect(today(days).unconfirmed).toBe(Number(today(before).unconfirmed) + 1);
  expect(Array.isArray(latest) && latest[0]).toEqual({ email: 'neu@post.example', createdAt: expect.any(String), confirmed: false });
  expect(unconfirmed).toBeGreaterThan(0);
});

it('the overview counts what was given up and what is asked for', async () => {
  const { db, now } = server.context;
  const { waiting: before } = await get('/overview');
  await db
    .insertInto('outbox')
    .values({ kind: 'register', recipient: 'ada@post.example', subject: 'x', body_text: 'x', failed_at: now() })
    .execute();
  const payout = await db.selectFrom('payouts').select('id').executeTakeFirstOrThrow();
  await db.insertInto('payout_events').values({ payout_id: payout.id, state: 'REFUSED', by_user_id: null, reason: null }).execute();
  const { waiting: without } = await get('/overview');
  expect(asObject(without).outbox).toBe(Number(asObject(before).outbox) + 1);
  await db.insertInto('payout_events').values({ payout_id: payout.id, state: 'REQUESTED', by_user_id: null, reason: null }).execute();
  const { waiting } = await get('/overview');
  expect(asObject(waiting).payouts).toBe(Number(asObject(without).payouts) + 1);
});
