import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());
const token = await server.login('candidate@demo.example');

const path = '/api/private/companies/create';
const create = (body: unknown, as = token) => server.call(path, { body, token: as });
const named = async (name: string) =>
  (await server.context.db.selectFrom('companies').select('id').where('name', '=', name).execute()).map(({ id }) => id);

describe('POST companies/create', () => {
  it('API42 A44 O100 EN57: makes the company of the caller, with a subscription, and the audit knows it', async () => {
    const { status, body } = await create({ name: ' Kiebitz Energie GmbH ', industry: 'IT und Software' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Kiebitz Energie GmbH',
      slug: 'kiebitz-energie-gmbh',
      industry: { name: 'IT und Software' },
      role: 'OWNER',
      isActive: true,
      version: 1,
    });
    const [id = 0] = await named('Kiebitz Energie GmbH');
    const { db } = server.context;
    expect((await server.call(`/api/private/companies/${id}/get-company-team-members`, { token })).body).toMatchObject([
      { email: 'candidate@demo.example', role: 'OWNER', status: 'ACTIVE' },
    ]);
    const subscription = await db
      .selectFrom('subscriptions as s')
      .innerJoin('plans as p', 'p.id', 's.plan_id')
      .select(['p.plan_type', 's.status', 's.billing_cycle'])
      .where('s.company_id', '=', id)
      .execute();
    expect(subscription).toEqual([{ plan_type: 'BASIS', status: 'ACTIVE', billing_cycle: 'MONTHLY' }]);
    const audit = await db.selectFrom('audit').select('action').where('company_id', '=', id).execute();
    expect(audit).toEqual([{ action: 'company-created' }]);
  });

  it('O13: the same key of the same account is the same company, also when both calls come at once', async () => {
    const body = { name: 'Zweimal GmbH', industry: { id: 1 }, requestKey: randomUUID() };
    const answers = await Promise.all([create(body), create(body), create({ ...body, name: 'Zweimal AG' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect([...(await named('Zweimal GmbH')), ...(await named('Zweimal AG'))]).toHaveLength(1);
    const ids = new Set(answers.map((answer) => JSON.stringify(answer.body)));
    expect(ids.size).toBe(1);
    // Another key or another account creates another one.
    await create({ ...body, requestKey: randomUUID() });
    await create(body, await server.login('owner2@demo.example'));
    expect((await named('Zweimal GmbH')).length + (await named('Zweimal AG')).length).toBe(3);
  });

  it('A33: a name that another company has gives the id as slug', async () => {
    await create({ name: 'Gleich & Gleich', industry: '1' });
    const { body } = await create({ name: 'Gleich - Gleich', industry: '1' });
    const [id] = await named('Gleich - Gleich');
    expect(body).toMatchObject({ id, slug: String(id) });
  });

  it.each([
    ['no name', { industry: 1 }, 'name', 'Bitte geben Sie einen Firmennamen an'],
    ['an empty name', { name: ' ', industry: 1 }, 'name', 'Bitte geben Sie einen Firmennamen an'],
    ['a long name', { name: 'x'.repeat(151), industry: 1 }, 'name', 'Höchstens 150 Zeichen.'],
    ['no industry', { name: 'Ohne Branche' }, 'industry', 'Bitte wählen Sie eine Branche aus'],
    ['an unknown industry', { name: 'Ohne Branche', industry: 999 }, 'industry', 'Bitte wählen Sie eine Branche aus'],
    [
      'an industry by an unknown name',
      { name: 'Ohne Branche', industry: { name: 'Zauberei' } },
      'industry',
      'Bitte wählen Sie eine Branche aus',
    ],
  ])('CS22 CS23: refuses %s', async (_what, body, name, message) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message, fields: [{ name, message }] });
    expect(await named('Ohne Branche')).toEqual([]);
  });

  it('O01 O13: an account whose address is not confirmed may own none', async () => {
    const person = { email: 'unbestaetigt@post.example', password: 'ein langer Satz reicht', firstName: 'Ute', lastName: 'Ohne' };
    await server.call('/api/public/auth/register', { body: { ...person, terms: true, gdpr: true } });
    const answer = await create({ name: 'Unbestätigt GmbH', industry: 1 }, await server.login(person.email, person.password));
    expect(answer.status).toBe(403);
    expect(await named('Unbestätigt GmbH')).toEqual([]);
    expect((await server.call(path, { body: { name: 'x', industry: 1 } })).status).toBe(401);
  });
});

describe('GET companies/get-all-industries', () => {
  it('API46: every industry by id and name, for whoever is logged in', async () => {
    const { status, body } = await server.call('/api/private/companies/get-all-industries', { token });
    expect(status).toBe(200);
    const stored = await server.context.db.selectFrom('industries').select(['id', 'name']).orderBy('name').execute();
    expect(stored.length).toBeGreaterThan(5);
    expect(body).toEqual(stored);
    expect((await server.call('/api/private/companies/get-all-industries')).status).toBe(401);
  });
});
