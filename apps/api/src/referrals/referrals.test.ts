import { asList, asObject } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FORGED_CODES } from '../testing/applications.ts';
import { startTestServer } from '../testing/server.ts';

const data = demoData(new Date());
/** The link of Miriam to a job of the first company. */
const MIRIAM = 'MC7F2KQW';
const link = data.referrals.find(({ code }) => code === MIRIAM);
const jobId = link?.jobId ?? 0;
const job = given(data.jobs.find(({ id }) => id === jobId));
const employer = given(data.companies.find(({ id }) => id === job.companyId)).name;
const otherJob = data.jobs.find((job) => job.isActive && job.closesAt === null && job.id !== jobId && job.companyId === 2);
const browser = (agent: string) => ({ 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${agent}` });

let moment = new Date();
const server = await startTestServer({}, { now: () => moment });
afterAll(() => server.stop());
const referrer = await server.login('referrer@demo.example');
const candidate = await server.login('candidate@demo.example');
const member = await server.login('member@demo.example');
const admin = await server.login('admin@demo.example');
beforeEach(async () => {
  moment = new Date();
  await server.context.db.updateTable('referrals').set({ is_active: true }).where('code', '=', MIRIAM).execute();
});

const rowOf = (code: string) => server.context.db.selectFrom('referrals').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const countsOf = async (code: string) => {
  const { view_count, reject_count } = await rowOf(code);
  return [view_count, reject_count];
};
const post = (path: string, more: { token?: string; headers?: Record<string, string>; body?: unknown } = {}) =>
  server.call(path, { method: 'POST', ...more });
const create = (body: unknown, token: string, query = '') => server.call(`/api/private/referrals/create${query}`, { body, token });
const codeOf = ({ body }: { readonly body: unknown }): string =>
  typeof body === 'object' && body !== null && 'referralCode' in body ? String(body.referralCode) : '';

describe('who recommends', () => {
  it('API16, EN46 is told to everybody by name and picture, and by nothing else', async () => {
    const { status, body } = await server.call(`/api/public/referrals/${MIRIAM}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      referralCode: MIRIAM,
      jobOfferId: jobId,
      user: { firstName: 'Miriam', lastName: 'Castellanos', avatar: expect.stringMatching(/^\/api\/media\/avatars\//) },
    });
    expect((await server.call(`/public/referrals/${MIRIAM}`)).body).toEqual(body);
  });

  it('API16, O45: an unknown code, a paused one and one of a job that is off answer the same 404', async () => {
    const unknown = await server.call('/api/public/referrals/GIBTESNICHT');
    expect(unknown).toMatchObject({ status: 404, body: { message: expect.stringContaining('Empfehlungslink') } });
    await server.context.db.updateTable('referrals').set({ is_active: false }).where('code', '=', MIRIAM).execute();
    const paused = await server.call(`/api/public/referrals/${MIRIAM}`);
    await server.context.db.updateTable('referrals').set({ is_active: true }).where('code', '=', MIRIAM).execute();
    await server.context.db.updateTable('jobs').set({ is_active: false }).where('id', '=', jobId).execute();
    const off = await server.call(`/api/public/referrals/${MIRIAM}`);
    await server.context.db.updateTable('jobs').set({ is_active: true }).where('id', '=', jobId).execute();
    for (const answer of [paused, off]) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ message: expect.stringContaining('Empfehlungslink') });
    }
  });
});

describe('what is counted on a link', () => {
  it.each([
    ['API17', 'views', 0],
    ['API18', 'rejects', 1],
  ] as const)('%s, A38: %s rise by one for each visitor and day', async (_row, what, index) => {
    const path = `/api/public/referrals/${MIRIAM}/${what}`;
    const before = await countsOf(MIRIAM);
    const expectRise = async (by: number) => {
      const wanted = [...before];
      wanted[index] = (before[index] ?? 0) + by;
      expect(await countsOf(MIRIAM)).toEqual(wanted);
    };
    expect((await post(path, { headers: browser('eins') })).status).toBeLessThan(300);
    await expectRise(1);
    await post(path, { headers: browser('eins') });
    await post(`/public/referrals/${MIRIAM}/${what}`, { headers: browser('eins') });
    await expectRise(1);
    await post(path, { headers: browser('zwei') });
    await expectRise(2);
    moment = new Date(moment.getTime() + 24 * 60 * 60 * 1000);
    await post(path, { headers: browser('eins') });
    await expectRise(3);
  });

  it('rule 6: no prefetch, no crawler, no member of the company and nobody on his own link', async () => {
    const path = `/api/public/referrals/${MIRIAM}/views`;
    const before = await countsOf(MIRIAM);
    const headers = browser('drei');
    for (const more of [
      { headers: { ...headers, 'sec-purpose': 'prefetch;prerender' } },
      { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
      { headers, token: member },
      { headers, token: referrer },
    ])
      expect((await post(path, more)).status).toBeLessThan(300);
    expect(await countsOf(MIRIAM)).toEqual(before);
    const { rows } = await server.context.engine.pool.query("select * from visits where kind = 'referral-view'");
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1|Mozilla/);
  });

  it('rule 6: a GET counts nothing, and an unknown or paused code answers like every other', async () => {
    const before = await countsOf(MIRIAM);
    expect((await server.call(`/api/public/referrals/${MIRIAM}/views`)).status).toBe(404);
    expect((await post('/api/public/referrals/GIBTESNICHT/views', { headers: browser('vier') })).status).toBe(204);
    await server.context.db.updateTable('referrals').set({ is_active: false }).where('code', '=', MIRIAM).execute();
    expect((await post(`/api/public/referrals/${MIRIAM}/views`, { headers: browser('vier') })).status).toBe(204);
    expect(await countsOf(MIRIAM)).toEqual(before);
  });
});

describe('an own link', () => {
  it('API19, RF10: is made for a job, once for each account', async () => {
    const first = await create({ jobOfferId: otherJob?.id }, candidate);
    expect(first).toMatchObject({
      status: 201,
      body: { referralCode: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/), jobOfferId: otherJob?.id },
    });
    const second = await create({ jobOfferId: String(otherJob?.id) }, candidate);
    expect(second).toMatchObject({ status: 200, body: first.body });
    const other = await create({ jobOfferId: otherJob?.id }, admin);
    expect(codeOf(other)).not.toBe(codeOf(first));
  });

  it.each([[{}], [{ jobOfferId: '' }], [{ jobOfferId: null }], [{ jobOfferId: 'x' }], [{ jobOfferId: 0 }]])(
    "RF20: %j is refused with 'Stellenanzeigen-ID fehlt'",
    async (body) => {
      expect(await create(body, candidate)).toMatchObject({
        status: 400,
        body: { message: 'Stellenanzeigen-ID fehlt', fields: [{ name: 'jobOfferId' }] },
      });
    },
  );

  it('RF10: is not made for a job that nobody sees, nor past its closing date', async () => {
    expect((await create({ jobOfferId: 2_000_000 }, candidate)).status).toBe(404);
    await server.context.db
      .updateTable('jobs')
      .set({ closes_at: new Date('2026-01-01') })
      .where('id', '=', otherJob?.id ?? 0)
      .execute();
    expect((await create({ jobOfferId: otherJob?.id }, member)).status).toBe(409);
    await server.context.db
      .updateTable('jobs')
      .set({ closes_at: null })
      .where('id', '=', otherJob?.id ?? 0)
      .execute();
  });

  it('rule 7: remembers the link that its maker came by, unless that is forged, his own or of another job', async () => {
    const parentOf = async (made: { readonly body: unknown }) => (await rowOf(codeOf(made))).parent_id;
    expect(await parentOf(await create({ jobOfferId: jobId }, candidate, `?ref=${MIRIAM}`))).toBe(link?.id);
    expect(await parentOf(await create({ jobOfferId: jobId }, admin, '?ref=ERFUNDEN'))).toBeNull();
    expect(await parentOf(await create({ jobOfferId: otherJob?.id }, member, `?ref=${MIRIAM}`))).toBeNull();
    for (const forged of FORGED_CODES) expect((await create({ jobOfferId: jobId }, admin, `?ref=${forged}`)).status, forged).toBe(200);
    // An existing link stays unchanged, whichever code its creator followed this time.
    expect(await parentOf(await create({ jobOfferId: jobId }, referrer, `?ref=${MIRIAM}`))).toBeNull();
  });

  it('O45, RF28, API22: pauses and goes on by its maker or an administrator, and nobody else finds it', async () => {
    const path = `/api/private/referrals/${link?.id}/toggleStatus`;
    const toggle = (token: string) => server.call(path, { method: 'PATCH', token });
    expect(await toggle(referrer)).toMatchObject({ status: 200, body: { referralCode: MIRIAM, isActive: false } });
    expect(await toggle(admin)).toMatchObject({ status: 200, body: { isActive: true } });
    expect((await toggle(candidate)).status).toBe(404);
    expect((await rowOf(MIRIAM)).is_active).toBe(true);
  });

  it('O05: that was paused goes on when it is made again', async () => {
    await server.context.db.updateTable('referrals').set({ is_active: false }).where('code', '=', MIRIAM).execute();
    expect(await create({ jobOfferId: jobId }, referrer)).toMatchObject({ status: 200, body: { referralCode: MIRIAM } });
    expect((await rowOf(MIRIAM)).is_active).toBe(true);
  });
});

describe('lists of links', () => {
  it('API20, EN46, RF22, RF27: only the own ones, with views, rejects, job and milestones, without a name', async () => {
    const { status, body } = await server.call('/api/private/referrals/my-referrals', { token: referrer });
    expect(status).toBe(200);
    const own = data.referrals.filter(({ userId }) => userId === link?.userId);
    expect(body).toHaveLength(own.length);
    const { view_count, reject_count, created_at } = await rowOf(MIRIAM);
    expect(body).toEqual(
      expect.arrayContaining([
        {
          id: link?.id,
          referralCode: MIRIAM,
          isActive: true,
          views: view_count,
          rejects: reject_count,
          createdAt: created_at.toISOString(),
          jobOffer: { id: jobId, title: job.title, company: employer, city: 'Bremen', location: null, isActive: true },
          applications: [
            { id: expect.any(Number), milestone: 'APPLIED', payoutStatus: 'OPEN', payoutEvents: [], createdAt: expect.any(String) },
          ],
        },
      ]),
    );
    expect(JSON.stringify(body)).not.toMatch(/Thorwald|Miriam|@/);
    expect((await server.call('/api/private/referrals/my-referrals', { token: await server.login('owner2@demo.example') })).body).toEqual(
      [],
    );
  });

  it('API21, RF27: all of them, page by page, to administrators alone', async () => {
    const { status, body } = await server.call('/api/private/referrals?pageSize=2', { token: admin });
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, pageSize: 2, referrals: [{ user: { id: expect.any(Number) } }, {}] });
    const rows = await server.context.db.selectFrom('referrals').select('id').execute();
    const whole = asObject((await server.call('/api/private/referrals?pageSize=100', { token: admin })).body);
    expect(whole.total).toBe(rows.length);
    const all = asList(whole.referrals).map((one) => Number(asObject(one).id));
    expect(all.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
    expect((await server.call('/api/private/referrals', { token: referrer })).status).toBe(403);
    expect((await server.call('/api/private/referrals')).status).toBe(401);
  });
});
