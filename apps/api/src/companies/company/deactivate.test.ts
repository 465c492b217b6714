import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const id = 1;
const path = `/api/private/companies/${id}/deactivate`;
const deactivate = async (email: string) => server.call(path, { method: 'PATCH', token: await server.login(email) });

/** State that may change, of this company and of all others. */
async function state(own: boolean) {
  const { db } = server.context;
  const here = own ? '=' : '<>';
  const active = await db.selectFrom('companies').select('is_active').where('id', here, id).execute();
  const jobs = await db.selectFrom('jobs').select('id').where('company_id', here, id).where('is_active', '=', true).orderBy('id').execute();
  const referrals = await db
    .selectFrom('referrals as r')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .select('r.id')
    .where('j.company_id', here, id)
    .where('r.is_active', '=', true)
    .orderBy('r.id')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(['status', 'auto_renew', 'end_date'])
    .where('company_id', here, id)
    .orderBy('id')
    .execute();
  const applications = await db.selectFrom('applications').select(['id', 'status']).where('company_id', here, id).orderBy('id').execute();
  return {
    active: active.map(({ is_active }) => is_active),
    jobs: jobs.map((job) => job.id),
    referrals: referrals.map((one) => one.id),
    subscriptions,
    applications,
  };
}

describe('PATCH companies/{id}/deactivate', () => {
  it("O30 is the owner's: everybody else leaves the company as it is", async () => {
    const before = await state(true);
    expect((await server.call(path, { method: 'PATCH' })).status).toBe(401);
    for (const email of ['member@demo.example', 'recruiter@demo.example', 'owner2@demo.example', 'admin@demo.example'])
      expect((await deactivate(email)).status, email).toBe(403);
    expect(await state(true)).toEqual(before);
  });

  it('API45 O30: everything is undone when one of its effects fails', async () => {
    const before = await state(true);
    const { db } = server.context;
    const { sql } = await import('kysely');
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(db);
    await sql`create trigger refuse before update on subscriptions for each row execute function refuse()`.execute(db);
    expect((await deactivate('owner@demo.example')).status).toBe(500);
    await sql`drop trigger refuse on subscriptions`.execute(db);
    expect(await state(true)).toEqual(before);
  });

  it('API45 O30: page, jobs and referrals are gone, the subscription is cancelled, applications stay, and nobody else is touched', async () => {
    const [before, others] = [await state(true), await state(false)];
    expect([before.jobs.length, before.referrals.length].every((count) => count > 0)).toBe(true);
    const { status, body } = await deactivate('owner@demo.example');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, isActive: false, role: 'OWNER' });
    expect(await state(true)).toEqual({
      active: [false],
      jobs: [],
      referrals: [],
      subscriptions: before.subscriptions.map((one) => ({ ...one, status: 'CANCELLED', auto_renew: false })),
      applications: before.applications,
    });
    expect(await state(false)).toEqual(others);
    expect((await server.call(`/api/public/companies/${id}`)).status).toBe(404);
    expect((await server.call(`/api/public/jobs/${before.jobs[0]}`)).status).toBe(404);
    const audit = await server.context.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('company_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(audit).toEqual([
      {
        action: 'company-deactivated',
        details: { jobs: expect.arrayContaining(before.jobs), referrals: expect.arrayContaining(before.referrals) },
      },
    ]);
  });

  it('an inactive company stays as it is', async () => {
    const before = await state(true);
    expect((await deactivate('owner@demo.example')).status).toBe(200);
    expect(await state(true)).toEqual(before);
    expect(await server.context.db.selectFrom('audit').select('id').where('action', '=', 'company-deactivated').execute()).toHaveLength(1);
  });
});
