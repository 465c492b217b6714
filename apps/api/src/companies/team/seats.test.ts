import { asObject, type PlanType } from '@stellwerk/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const server = await startTestServer({ PLAN_LIMITS: 'enforce' });
afterAll(() => server.stop());
const token = await server.login('owner@demo.example');

const CREATE = '/api/private/companies/team-member/create';
const INVITE = '/api/private/companies/1/team/invite/send';
const FULL = { status: 409, body: { message: 'Ihr Tarif lässt kein weiteres Teammitglied zu.' } };
const person = { company: { id: 1 }, firstName: 'Thorwald', lastName: 'Amelung', position: 'Recruiter', jobDescription: 'Begleitet.' };

const create = (body: object = {}) => server.call(CREATE, { token, body: { ...person, ...body } });
const invite = (email: string) => server.call(INVITE, { token, body: { email } });
const expire = (email: string) =>
  server.context.db
    .updateTable('invitations')
    .set({ expires_at: new Date(0) })
    .where('email', '=', email)
    .execute();

/** Subscribes the company to a plan, replacing any other. */
async function book({ context: { db } }: TestServer, plan: PlanType): Promise<void> {
  const { id } = await db.selectFrom('plans').select('id').where('plan_type', '=', plan).executeTakeFirstOrThrow();
  await db.updateTable('subscriptions').set({ plan_id: id }).where('company_id', '=', 1).execute();
}

/** The company has a STANDARD plan, for five people, and a team of only the owner. */
beforeEach(async () => {
  const { db } = server.context;
  await db.deleteFrom('invitations').where('company_id', '=', 1).execute();
  const { id: owner } = await db.selectFrom('users').select('id').where('email', '=', 'owner@demo.example').executeTakeFirstOrThrow();
  await db
    .deleteFrom('team_members')
    .where('company_id', '=', 1)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '!=', owner)]))
    .execute();
  await book(server, 'STANDARD');
});

describe('O38: a plan that is enforced', () => {
  it('has room for five people and no sixth, created or invited', async () => {
    for (let place = 2; place <= 5; place += 1) expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject(FULL);
    expect(await invite('neu@weserbund.example')).toMatchObject(FULL);
  });

  it('counts whoever is invited until the link ends, and whoever has a record only once', async () => {
    for (let place = 2; place <= 3; place += 1) expect((await create()).status).toBe(201);
    expect((await create({ email: 'vierte@weserbund.example' })).status).toBe(201);
    expect((await invite('fuenfte@weserbund.example')).status).toBe(201);
    expect(await create()).toMatchObject(FULL);
    expect((await invite('vierte@weserbund.example')).status).toBe(201);
    await expire('fuenfte@weserbund.example');
    expect((await create()).status).toBe(201);
    const { id } = await server.context.db
      .selectFrom('invitations')
      .select('id')
      .where('email', '=', 'fuenfte@weserbund.example')
      .executeTakeFirstOrThrow();
    const path = `/api/private/companies/1/invitations/${id}/resend`;
    expect(await server.call(path, { method: 'POST', token })).toMatchObject(FULL);
  });

  it('limits nothing without a subscription, or where the plan is unlimited', async () => {
    await book(server, 'PREMIUM');
    for (let place = 2; place <= 6; place += 1) expect((await create()).status).toBe(201);
    await book(server, 'BASIS');
    expect(await create()).toMatchObject(FULL);
    // The last test: no subscription is left.
    await server.context.db.deleteFrom('subscriptions').where('company_id', '=', 1).execute();
    expect((await create()).status).toBe(201);
  });
});

it('O38: warning alone, as by default, refuses nobody', async () => {
  const lenient = await startTestServer();
  try {
    await book(lenient, 'BASIS');
    const answer = await lenient.call(CREATE, { token: await lenient.login('owner@demo.example'), body: person });
    expect([answer.status, asObject(answer.body).firstName]).toEqual([201, 'Thorwald']);
  } finally {
    await lenient.stop();
  }
});
