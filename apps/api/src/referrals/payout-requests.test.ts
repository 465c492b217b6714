import { asList, asObject, type ApplicationStatus } from '@stellwerk/domain';
import { demoData } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import { afterAll, describe, expect, it } from 'vitest';
import { eraseExpired } from '../applications/erasure/erase.ts';
import { flatBody, idOf } from '../testing/applications.ts';
import { startTestServer } from '../testing/server.ts';

const data = demoData(new Date());
const CODE = 'MC7F2KQW';
const link = data.referrals.find(({ code }) => code === CODE);

const job = given(data.jobs.find(({ id }) => id === link?.jobId));
const employer = given(data.companies.find(({ id }) => id === job.companyId)).name;

const server = await startTestServer();
afterAll(() => server.stop());
const referrer = await server.login('referrer@demo.example');
const candidate = await server.login('leon.hartwig@post.example');
const owner = await server.login('owner@demo.example');
const admin = await server.login('admin@demo.example');

let count = 0;
/** An application by the link, in a given status. @returns its id and that of its payout */
async function referred(status: ApplicationStatus, code = CODE) {
  count += 1;
  const body = flatBody(link?.jobId ?? 0, { email: `bewerbung${count}@post.example`, referral: code });
  const application = idOf(await server.call('/api/public/applications/create', { body }));
  if (status !== 'SUBMITTED')
    await server.call(`/api/private/applications/${application}/status`, { method: 'PATCH', token: owner, body: { status } });
  const payout = await server.context.db.selectFrom('payouts').select('id').where('application_id', '=', application).executeTakeFirst();
  return { application, payout: payout?.id ?? 0 };
}
const request = (payout: number, token = referrer) =>
  server.call(`/api/private/application-referrals/${payout}/request-payout`, { method: 'POST', token });
const decide = (payout: number, body: unknown, token = admin) =>
  server.call(`/api/private/admin/application-referrals/${payout}/payout`, { method: 'PATCH', body, token });
const eventsOf = async (payout: number) =>
  (await server.context.db.selectFrom('payout_events').select('state').where('payout_id', '=', payout).orderBy('id').execute()).map(
    ({ state }) => state,
  );
/** Times of a payout's creation and of its events. */
async function daysOf(payout: number): Promise<readonly string[]> {
  const { db } = server.context;
  const [row] = await db.selectFrom('payouts').select('created_at').where('id', '=', payout).execute();
  const events = await db
    .selectFrom('payout_events')
    .select('created_at')
    .where('payout_id', '=', payout)
    .where('state', '<>', 'OPEN')
    .orderBy('id')
    .execute();
  return [given(row), ...events].map(({ created_at }) => created_at.toISOString());
}
const isAbout =
  (id: number) =>
  (entry: unknown): boolean =>
    typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id;
const entryOf = (body: unknown, id: number): unknown => (Array.isArray(body) ? body.find(isAbout(id)) : undefined);

describe('from the link to the application', () => {
  it('rule 7: the company reads who recommended', async () => {
    const { application } = await referred('SUBMITTED');
    const { body } = await server.call(`/api/private/applications/${application}`, { token: owner });
    expect(body).toMatchObject({ referral: CODE, referredBy: { firstName: 'Miriam', lastName: 'Castellanos' } });
    const plain = await referred('SUBMITTED', '');
    const other = await server.call(`/api/private/applications/${plain.application}`, { token: owner });
    expect(other.body).toMatchObject({ referral: null, referredBy: null });
  });

  it('rule 7, A13: an unknown, a paused, a foreign and the own code cost no application and credit nobody', async () => {
    await server.context.db.updateTable('referrals').set({ is_active: false }).where('code', '=', CODE).execute();
    expect((await referred('SUBMITTED')).payout).toBe(0);
    await server.context.db.updateTable('referrals').set({ is_active: true }).where('code', '=', CODE).execute();
    for (const code of ['ERFUNDEN', "'; drop table referrals", 'TO2K4VBZ']) {
      const { application, payout } = await referred('SUBMITTED', code);
      expect([application > 0, payout], code).toEqual([true, 0]);
    }
    const own = flatBody(link?.jobId ?? 0, { referral: CODE, phone: '040 1' });
    const answer = await server.call('/api/private/applications/create', { body: own, token: referrer });
    expect(answer.status).toBe(201);
    expect(await server.context.db.selectFrom('payouts').select('id').where('application_id', '=', idOf(answer)).execute()).toEqual([]);
  });

  it('rule 7: is frozen at submission: a link that is paused later stays credited', async () => {
    const { application } = await referred('SUBMITTED');
    await server.context.db.updateTable('referrals').set({ is_active: false }).where('code', '=', CODE).execute();
    const { body } = await server.call(`/api/private/applications/${application}`, { token: owner });
    await server.context.db.updateTable('referrals').set({ is_active: true }).where('code', '=', CODE).execute();
    expect(body).toMatchObject({ referredBy: { lastName: 'Castellanos' } });
  });
});

describe('lists of referred applications', () => {
  it('API23, RF29: the referrer reads milestone and state, no number, name or reason', async () => {
    const { payout } = await referred('ACCEPTED');
    await request(payout);
    await decide(payout, { state: 'REFUSED', reason: 'Ende in der Probezeit' });
    const [opened, requested, refused] = await daysOf(payout);
    const { status, body } = await server.call('/api/private/application-referrals', { token: referrer });
    expect(status).toBe(200);
    expect(entryOf(body, payout)).toEqual({
      id: payout,
      applicationId: null,
      milestone: 'HIRED',
      payoutStatus: 'REFUSED',
      createdAt: opened,
      referralCode: CODE,
      referrer: { firstName: 'Miriam', lastName: 'Castellanos', email: 'referrer@demo.example' },
      jobOffer: { id: job.id, title: job.title, company: employer },
      requestedAt: requested,
      decision: { at: refused, by: null, reason: null },
    });
    expect(JSON.stringify(body)).not.toMatch(/Kern|Probezeit|Wolters|post\.example/);
    expect((await server.call('/api/private/application-referrals', { token: candidate })).body).toEqual([]);
    expect((await server.call('/api/private/application-referrals')).status).toBe(401);
  });

  it('API20, O43, rule 7: the referrer reads with the link what happened to each payout and when, not who decided or why', async () => {
    const { payout } = await referred('ACCEPTED');
    const untouched = await referred('ACCEPTED');
    const answer = await request(payout);
    expect(answer.body).toMatchObject({ payoutEvents: [{ state: 'REQUESTED' }] });
    await decide(payout, { state: 'PAID', reason: 'Beleg Probezeit' });
    await decide(payout, { state: 'REVERSED', reason: 'Ende in der Probezeit' });
    const { body } = await server.call('/api/private/referrals/my-referrals', { token: referrer });
    const own: unknown = Array.isArray(body) ? body.find(({ referralCode }) => referralCode === CODE)?.applications : null;
    const rows = await server.context.db
      .selectFrom('payout_events')
      .select(['state', 'created_at'])
      .where('payout_id', '=', payout)
      .where('state', '<>', 'OPEN')
      .orderBy('id')
      .execute();
    expect(rows.map(({ state }) => state)).toEqual(['REQUESTED', 'PAID', 'REVERSED']);
    expect(entryOf(own, payout)).toEqual({
      id: payout,
      milestone: 'HIRED',
      payoutStatus: 'REVERSED',
      payoutEvents: rows.map(({ state, created_at }) => ({ state, at: created_at.toISOString() })),
      createdAt: (await daysOf(payout))[0],
    });
    expect(entryOf(own, untouched.payout)).toMatchObject({ payoutStatus: 'OPEN', payoutEvents: [] });
    expect(JSON.stringify(body)).not.toContain('Probezeit');
  });

  it('API23: administrators read all of them, first what waits for a decision', async () => {
    const { application, payout } = await referred('ACCEPTED');
    await request(payout);
    await referred('SUBMITTED');
    const { body } = await server.call('/api/private/application-referrals', { token: admin });
    expect(Array.isArray(body) ? body[0] : null).toMatchObject({ payoutStatus: 'REQUESTED' });
    expect(entryOf(body, payout)).toMatchObject({ applicationId: application, requestedAt: (await daysOf(payout))[1], decision: null });
  });

  it('API24, RF29: those of one link, to its maker and administrators', async () => {
    const { application, payout } = await referred('SUBMITTED');
    const path = `/api/private/application-referrals/by-referral-id/${link?.id}`;
    expect(entryOf((await server.call(path, { token: referrer })).body, payout)).toMatchObject({ applicationId: null });
    const { body } = await server.call(path, { token: admin });
    expect(entryOf(body, payout)).toMatchObject({ applicationId: application });
    const all = asList((await server.call('/api/private/application-referrals', { token: admin })).body).map(asObject);
    expect(all.some(({ referralCode }) => referralCode !== CODE)).toBe(true);
    expect(asList(body)).toEqual(all.filter(({ referralCode }) => referralCode === CODE).toSorted((a, b) => Number(b.id) - Number(a.id)));
    expect((await server.call(path, { token: candidate })).status).toBe(404);
    expect((await server.call(path)).status).toBe(401);
  });
});

describe('O43: a payout', () => {
  it('API25, RF29: is requested for a hire, once, also by two clicks at the same moment', async () => {
    const { payout } = await referred('ACCEPTED');
    const statuses = (await Promise.all([request(payout), request(payout)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await eventsOf(payout)).toEqual(['OPEN', 'REQUESTED']);
    expect(await request(payout)).toMatchObject({ status: 409, body: { message: expect.stringContaining('nur einmal') } });
  });

  it.each(['SUBMITTED', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'REJECTED'] as const)('API25: is not requested for %s', async (status) => {
    const { payout } = await referred(status);
    expect((await request(payout)).status).toBe(409);
    expect(await eventsOf(payout)).toEqual(['OPEN']);
  });

  it('API25, O01: is requested by nobody else, and not before the address is confirmed', async () => {
    const { payout } = await referred('ACCEPTED');
    expect((await request(payout, candidate)).status).toBe(404);
    expect((await request(payout, admin)).status).toBe(404);
    const { db } = server.context;
    await db.updateTable('users').set({ email_verified_at: null }).where('email', '=', 'referrer@demo.example').execute();
    const unconfirmed = await request(payout);
    await db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', 'referrer@demo.example').execute();
    expect(unconfirmed.status).toBe(403);
    expect(await eventsOf(payout)).toEqual(['OPEN']);
  });

  it('is paid or refused by an administrator, and taken back once it is paid; the record keeps every step', async () => {
    const { payout } = await referred('ACCEPTED');
    expect((await decide(payout, { state: 'PAID' })).status).toBe(409);
    await request(payout);
    expect((await decide(payout, { state: 'PAID' }, referrer)).status).toBe(403);
    expect(await decide(payout, { state: 'PAID', reason: 'Beleg 17' })).toMatchObject({
      status: 200,
      body: { payoutStatus: 'PAID', decision: { by: expect.stringMatching(/\S \S/), reason: 'Beleg 17' } },
    });
    expect((await decide(payout, { state: 'REFUSED', reason: 'x' })).status).toBe(409);
    expect(await decide(payout, { state: 'REVERSED', reason: 'Doppelt' })).toMatchObject({ body: { payoutStatus: 'REVERSED' } });
    expect(await eventsOf(payout)).toEqual(['OPEN', 'REQUESTED', 'PAID', 'REVERSED']);
  });

  it.each([
    [{ state: 'REFUSED' }, 'reason'],
    [{ state: 'REFUSED', reason: '  ' }, 'reason'],
    [{ state: 'REFUSED', reason: 'x'.repeat(501) }, 'reason'],
    [{ state: 'OPEN', reason: 'x' }, 'state'],
    [{}, 'state'],
  ])('is not decided by %j', async (body, name) => {
    const { payout } = await referred('ACCEPTED');
    await request(payout);
    expect(await decide(payout, body)).toMatchObject({
      status: 400,
      body: { fields: expect.arrayContaining([expect.objectContaining({ name })]) },
    });
    expect(await eventsOf(payout)).toEqual(['OPEN', 'REQUESTED']);
  });

  it('O83: keeps what it says when the application is erased, to referrer and administrator', async () => {
    const { application, payout } = await referred('ACCEPTED');
    await request(payout);
    await server.context.db.deleteFrom('applications').where('id', '=', application).execute();
    const seen = entryOf((await server.call('/api/private/application-referrals', { token: admin })).body, payout);
    expect(seen).toMatchObject({
      applicationId: null,
      milestone: 'HIRED',
      payoutStatus: 'REQUESTED',
      jobOffer: { title: expect.stringMatching(/\S/) },
    });
    expect((await decide(payout, { state: 'PAID' })).status).toBe(200);
  });

  it.each([
    ['ACCEPTED', 'HIRED', 1, 200],
    ['OFFER_MADE', 'ENDED', 0, 409],
  ] as const)(
    'O43, O83: an erased application that was %s is %s, and can be asked for only as a hire',
    async (status, milestone, hires, answer) => {
      const hired = async (): Promise<number> =>
        Number(Object((await server.call('/api/private/stats/referrer', { token: referrer })).body).acceptedApplications);
      const before = await hired();
      const { application, payout } = await referred(status);
      await server.context.db
        .updateTable('applications')
        .set({ erase_at: new Date('2026-01-01') })
        .where('id', '=', application)
        .execute();
      await eraseExpired(server.context);
      const seen = entryOf((await server.call('/api/private/application-referrals', { token: referrer })).body, payout);
      expect(seen).toMatchObject({ milestone, payoutStatus: 'OPEN' });
      expect((await hired()) - before).toBe(hires);
      expect((await request(payout)).status).toBe(answer);
      expect((await request(payout)).status).toBe(409);
    },
  );
});

it('API26, RF30, O44: the figures of a referrer are those of the own links', async () => {
  const { body: before } = await server.call('/api/private/stats/referrer', { token: referrer });
  const { payout } = await referred('ACCEPTED');
  await request(payout);
  await referred('SUBMITTED');
  const { status, body } = await server.call('/api/private/stats/referrer', { token: referrer });
  expect(status).toBe(200);
  const own = data.referrals.filter(({ userId }) => userId === link?.userId);
  const sum = (key: 'views' | 'rejects') => own.reduce((total, row) => total + row[key], 0);
  expect(body).toMatchObject({
    totalReferrals: own.length,
    activeReferrals: own.filter(({ isActive }) => isActive).length,
    totalViews: sum('views'),
    totalRejects: sum('rejects'),
  });
  const rise = (key: string): number => Number(Object(body)[key]) - Number(Object(before)[key]);
  expect([rise('totalApplications'), rise('acceptedApplications'), rise('requestedPayouts')]).toEqual([2, 1, 1]);
  const none = await server.call('/api/private/stats/referrer', { token: candidate });
  expect(new Set(Object.values(Object(none.body)))).toEqual(new Set([0]));
  expect((await server.call('/api/private/stats/referrer')).status).toBe(401);
});

describe('P5: who is told by mail', () => {
  const mailsOf = async (kind: 'referral' | 'payout-requested' | 'payout-decided', since: number) =>
    server.context.db
      .selectFrom('outbox')
      .select(['id', 'recipient', 'body_text', 'next_attempt_at'])
      .where('kind', '=', kind)
      .where('id', '>', since)
      .orderBy('id')
      .execute();
  const lastMail = async (): Promise<number> =>
    (await server.context.db.selectFrom('outbox').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0;
  const setStatus = (application: number, status: ApplicationStatus) =>
    server.call(`/api/private/applications/${application}/status`, { method: 'PATCH', token: owner, body: { status } });

  it('is the referrer of each milestone, once it cannot be taken back any more, and of nothing else', async () => {
    const before = await lastMail();
    const { application } = await referred('SUBMITTED');
    expect(await mailsOf('referral', before)).toMatchObject([
      { recipient: 'referrer@demo.example', body_text: expect.stringContaining('ist eine Bewerbung eingegangen') },
    ]);
    await setStatus(application, 'IN_REVIEW');
    expect(await mailsOf('referral', before)).toHaveLength(1);
    await setStatus(application, 'INTERVIEW_SCHEDULED');
    const [, interview] = await mailsOf('referral', before);
    expect(interview?.body_text).toContain('im Gespräch');
    expect(interview?.next_attempt_at.getTime()).toBeGreaterThan(Date.now());
    // The status set too early was never reported.
    await setStatus(application, 'ACCEPTED');
    const texts = (await mailsOf('referral', before)).map(({ body_text }) => body_text);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toContain('zu einer Einstellung geführt');
    expect(texts.join()).not.toMatch(/bewerbung\d+@|Vorname/);
  });

  it('rule 7: is the referrer alike of a refusal and of a withdrawal, and nobody without a recommendation', async () => {
    const before = await lastMail();
    const { application } = await referred('SUBMITTED', '');
    await setStatus(application, 'REJECTED');
    expect(await mailsOf('referral', before)).toEqual([]);
    await referred('REJECTED');
    expect((await mailsOf('referral', before)).at(-1)?.body_text).toContain('ohne Einstellung beendet');
  });

  it('is every administrator of a request, and the referrer of the decision', async () => {
    const before = await lastMail();
    const { payout } = await referred('ACCEPTED');
    await request(payout);
    await request(payout);
    expect(await mailsOf('payout-requested', before)).toMatchObject([
      { recipient: 'admin@demo.example', body_text: expect.stringMatching(/Miriam Castellanos[^]*\/admin\?tab=payouts/) },
    ]);
    await decide(payout, { state: 'REFUSED', reason: 'Nur für das Haus' });
    const decided = await mailsOf('payout-decided', before);
    expect(decided).toMatchObject([{ recipient: 'referrer@demo.example', body_text: expect.stringContaining('abgelehnt') }]);
    expect(decided[0]?.body_text).not.toContain('Nur für das Haus');
  });
});
