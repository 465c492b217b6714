/** @module-tag embedded */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
const id = 1;
const path = `/api/private/companies/${id}/activate`;

beforeAll(async () => {
  server = await startTestServer();
  await server.context.db.updateTable('companies').set({ is_active: false }).where('id', '=', id).execute();
});
afterAll(() => server.stop());

const isActive = async () =>
  (await server.context.db.selectFrom('companies').select('is_active').where('id', '=', id).executeTakeFirstOrThrow()).is_active;
const activeJobs = async () =>
  (await server.context.db.selectFrom('jobs').select('id').where('company_id', '=', id).where('is_active', '=', true).execute()).length;
const activate = async (email: string) => server.call(path, { method: 'PATCH', token: await server.login(email) });

describe('PATCH companies/{id}/activate', () => {
  it("O29 is the owner's: everybody else leaves the company inactive", async () => {
    expect((await server.call(path, { method: 'PATCH' })).status).toBe(401);
    for (const email of ['member@demo.example', 'recruiter@demo.example', 'owner2@demo.example', 'admin@demo.example'])
      expect((await activate(email)).status, email).toBe(403);
    expect(await isActive()).toBe(false);
  });

  it('O29 makes the company public again, its jobs stay inactive, and the audit knows who it was', async () => {
    expect(await activeJobs()).toBeGreaterThan(0);
    const { status, body } = await activate('owner@demo.example');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, isActive: true, role: 'OWNER' });
    expect((await server.call(`/api/public/companies/${id}`)).status).toBe(200);
    expect(await activeJobs()).toBe(0);
    const audit = await server.context.db
      .selectFrom('audit')
      .select(['action', 'company_id'])
      .where('action', 'in', ['company-activated', 'company-deactivated'])
      .execute();
    expect(audit).toEqual([{ action: 'company-activated', company_id: id }]);
  });

  it('O29 O30 switches those jobs on again that were active before, where that is wished', async () => {
    const { db } = server.context;
    const token = await server.login('owner@demo.example');
    const own = db.updateTable('jobs').where('company_id', '=', id);
    await own.set({ is_active: true, inactive_reason: null }).execute();
    const ids = (
      await db.selectFrom('jobs').select('id').where('company_id', '=', id).where('deleted_at', 'is', null).orderBy('id').execute()
    ).map((job) => job.id);
    const [off = 0, takenDown = 0, ...before] = ids;
    await own.set({ is_active: false }).where('id', '=', off).execute();
    expect((await server.call(path.replace('/activate', '/deactivate'), { method: 'PATCH', token })).status).toBe(200);
    await own.set({ inactive_reason: 'taken-down' }).where('id', '=', takenDown).execute();
    expect(await activeJobs()).toBe(0);
    expect((await server.call(`${path}?jobs=previous`, { method: 'PATCH', token })).status).toBe(200);
    const active = await db
      .selectFrom('jobs')
      .select('id')
      .where('company_id', '=', id)
      .where('is_active', '=', true)
      .orderBy('id')
      .execute();
    expect(active.map((job) => job.id)).toEqual(before);
    await own.set({ inactive_reason: null }).execute();
  });

  it('O29 leaves the jobs of an active company alone', async () => {
    await server.context.db.updateTable('jobs').set({ is_active: true }).where('company_id', '=', id).execute();
    const before = await activeJobs();
    expect((await activate('owner@demo.example')).status).toBe(200);
    expect(await activeJobs()).toBe(before);
  });
});
