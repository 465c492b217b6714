/** @module-tag embedded */
import { fixtures } from '@stellwerk/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const server = await startTestServer({ RATE_LIMITS: 'relaxed', PUBLIC_ORIGIN: 'https://jobs.example' });
afterAll(() => server.stop());
const admin = await server.login('admin@demo.example');
const owner = await server.login('owner@demo.example');

const open = fixtures.jobs.filter(({ companyId, isActive }) => companyId === 1 && isActive).map(({ id }) => id);
const nextJob = (): number => open.pop() ?? 0;

const report = (id: number | string, body: unknown) => server.call(`/api/public/jobs/${id}/report`, { method: 'POST', body });
const decide = (id: unknown, body: unknown, token = admin) =>
  server.call(`/api/private/admin/reports/${String(id)}`, { method: 'PATCH', token, body });

interface Report {
  readonly id: number;
  readonly job: { readonly id: number };
}
async function reportsOf(jobId: number): Promise<readonly Report[]> {
  const { body } = await server.call('/api/private/admin/reports', { token: admin });
  const all: readonly Report[] = Array.isArray(body) ? body : [];
  return all.filter(({ job }) => job.id === jobId);
}
const mails = (kind = 'posting-taken-down') => server.mails({ kind });

describe('O95: a posting is reported', () => {
  it('by anybody, with a reason, and words and an address if wanted', async () => {
    const id = nextJob();
    expect((await report(id, { reason: 'FRAUD', text: ' Vorkasse verlangt. ', email: 'lea@post.example' })).status).toBe(204);
    expect((await report(id, { reason: 'OTHER', text: '', email: '' })).status).toBe(204);
    const job = { id, company: 'Weserbund Versicherungen AG', isPublic: true };
    expect(await reportsOf(id)).toMatchObject([
      { reason: 'FRAUD', text: 'Vorkasse verlangt.', email: 'lea@post.example', state: 'OPEN', decision: null, job },
      { reason: 'OTHER', text: null, email: null, job },
    ]);
  });

  it.each([
    [{}, 'reason', 'Bitte wählen Sie einen Grund aus.'],
    [{ reason: 'BORING' }, 'reason', 'Bitte wählen Sie einen Grund aus.'],
    [{ reason: 'FRAUD', text: 'x'.repeat(2001) }, 'text', 'Höchstens 2000 Zeichen.'],
  ])('and told in German what is wrong: %j', async (body, name, message) => {
    expect(await report(nextJob(), body)).toMatchObject({ status: 400, body: { fields: [{ name, message }] } });
    expect(await report(fixtures.jobs[0]?.id ?? 0, { reason: 'FRAUD', email: 'x' })).toMatchObject({
      status: 400,
      body: { fields: [{ name: 'email' }] },
    });
  });

  it('only when the public sees it', async () => {
    const hidden = fixtures.jobs.find(({ isActive }) => !isActive)?.id ?? 0;
    for (const id of [hidden, 2_000_000, 'x']) expect((await report(id, { reason: 'FRAUD' })).status, String(id)).toBe(404);
  });
});

describe('O95: an administrator decides', () => {
  it('that it stays, with a reason, and nothing else changes', async () => {
    const id = nextJob();
    await report(id, { reason: 'OUTDATED', email: 'lea@post.example' });
    const [row] = await reportsOf(id);
    expect(await decide(row?.id, { state: 'KEPT' })).toMatchObject({
      status: 400,
      body: { fields: [{ name: 'reason', message: 'Bitte geben Sie eine Begründung ein.' }] },
    });
    expect((await decide(row?.id, { state: 'KEPT', reason: 'Die Stelle ist noch frei.' })).status).toBe(204);
    expect(await reportsOf(id)).toMatchObject([
      {
        state: 'KEPT',
        email: null,
        decision: { reason: 'Die Stelle ist noch frei.', by: expect.stringMatching(/\S/) },
        job: { isPublic: true },
      },
    ]);
    expect((await server.call(`/api/public/jobs/${id}`)).status).toBe(200);
    expect(await mails()).toEqual([]);
    expect((await decide(row?.id, { state: 'TAKEN_DOWN', reason: 'Doch.' })).status).toBe(409);
  });

  it('that it is taken down: nobody finds it, every report of it is closed, and the company is told once', async () => {
    const id = nextJob();
    await report(id, { reason: 'FRAUD' });
    await report(id, { reason: 'MISLEADING' });
    const [row] = await reportsOf(id);
    expect((await decide(row?.id, { state: 'TAKEN_DOWN', reason: 'Vorkasse.\nMehrfach.' })).status).toBe(204);
    expect(await reportsOf(id)).toMatchObject([{ state: 'TAKEN_DOWN' }, { state: 'TAKEN_DOWN', job: { isPublic: false } }]);
    expect((await server.call(`/api/public/jobs/${id}`)).status).toBe(404);
    expect(await (await fetch(`${server.url}/feed/jobs.xml`)).text()).not.toContain(`/jobs/${id}<`);
    const sent = await mails();
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(sent.length);
    expect(sent[0]).toMatchObject({
      subject: expect.stringMatching(/^Ihre Stellenanzeige wurde abgeschaltet: /),
      body_text: expect.stringMatching(/> Vorkasse\.\n> Mehrfach\.[^]*https:\/\/jobs\.example\/company\/1\/dashboard/),
    });
    const history = await server.call('/api/private/companies/1/history', { token: owner });
    expect(JSON.stringify(history.body)).not.toContain('admin@demo.example');
    expect(history.body).toMatchObject({ entries: { 0: { action: 'job-deactivated', by: null } } });

    // The company cannot undo it.
    const again = await server.call(`/api/private/jobs/${id}/status`, { method: 'PATCH', token: owner, body: { isActive: true } });
    expect(again).toMatchObject({ status: 403, body: { message: expect.stringContaining('nach einer Meldung abgeschaltet') } });
    await server.context.db.updateTable('jobs').set({ is_active: true }).where('id', '=', id).execute();
    expect((await server.call(`/api/public/jobs/${id}`)).status).toBe(404);
  });

  it('that a posting is released: the company is told, and switches it on itself', async () => {
    const id = nextJob();
    const [first, second] = [await report(id, { reason: 'FRAUD' }), await report(id, { reason: 'OTHER' })];
    expect([first.status, second.status]).toEqual([204, 204]);
    const [row] = await reportsOf(id);
    const switchOn = () => server.call(`/api/private/jobs/${id}/status`, { method: 'PATCH', token: owner, body: { isActive: true } });
    expect((await decide(row?.id, { state: 'TAKEN_DOWN', reason: 'Vorkasse.' })).status).toBe(204);
    expect((await decide(row?.id, { state: 'TAKEN_DOWN', reason: 'Noch einmal.' })).status).toBe(409);
    expect((await decide(row?.id, { state: 'KEPT', reason: '' })).status).toBe(400);
    expect((await decide(row?.id, { state: 'KEPT', reason: 'Ein Irrtum.' }, owner)).status).toBe(403);
    expect((await switchOn()).status).toBe(403);

    expect((await decide(row?.id, { state: 'KEPT', reason: 'Ein Irrtum.' })).status).toBe(204);
    const kept = { state: 'KEPT', decision: { reason: 'Ein Irrtum.', by: expect.stringMatching(/\S/) }, job: { isPublic: false } };
    expect(await reportsOf(id)).toMatchObject([kept, kept]);
    const [mail] = await mails('posting-released');
    expect(mail).toMatchObject({ subject: expect.stringContaining('wieder frei'), body_text: expect.stringContaining('> Ein Irrtum.') });
    expect((await server.call(`/api/public/jobs/${id}`)).status).toBe(404);
    expect((await switchOn()).status).toBe(200);
    expect((await server.call(`/api/public/jobs/${id}`)).status).toBe(200);
    expect((await decide(row?.id, { state: 'TAKEN_DOWN', reason: 'Doch.' })).status).toBe(409);
  });

  it('about reports that there are, and nobody else does', async () => {
    expect((await decide(2_000_000, { state: 'KEPT', reason: 'x' })).status).toBe(404);
    expect((await decide('x', { state: 'KEPT', reason: 'x' })).status).toBe(404);
    expect((await decide(1, { state: 'KEPT', reason: 'x' }, owner)).status).toBe(403);
    expect((await server.call('/api/private/admin/reports', { token: owner })).status).toBe(403);
  });
});

describe('O95, rule 11: reports from one address', () => {
  it('are limited', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const id = fixtures.jobs.find(({ isActive }) => isActive)?.id ?? 0;
    const once = () => limited.call(`/api/public/jobs/${id}/report`, { method: 'POST', body: { reason: 'FRAUD' } });
    for (let times = 0; times < 10; times += 1) expect((await once()).status).toBe(204);
    expect(await once()).toMatchObject({ status: 429, body: { message: expect.stringContaining('Zu viele Anfragen') } });
    await limited.stop();
  });
});

describe('P21: a report by mail', () => {
  it('whoever has named an address hears that the report came, and how it was decided; nobody else', async () => {
    const mailsTo = async (recipient: string) => (await server.mails({ recipient })).map(({ kind, body_text }) => [kind, body_text]);
    const id = nextJob();
    await report(id, { reason: 'FRAUD', text: 'VORKASSE', email: 'ole@post.example' });
    await report(id, { reason: 'FRAUD', email: 'ida@post.example' });
    await report(id, { reason: 'OTHER', email: '' });
    const [row] = await reportsOf(id);
    await decide(row?.id, { state: 'TAKEN_DOWN', reason: 'Begründung für das Haus' });
    for (const address of ['ole@post.example', 'ida@post.example'])
      expect(await mailsTo(address)).toEqual([
        ['report-received', expect.stringContaining('ist eingegangen')],
        ['report-decided', expect.stringContaining('Die Stellenanzeige ist abgeschaltet.')],
      ]);
    // The email address may belong to anyone, and the reason is for the company.
    expect(JSON.stringify(await mailsTo('ole@post.example'))).not.toMatch(/VORKASSE|Begründung/);
    const other = nextJob();
    await report(other, { reason: 'FRAUD', email: 'uwe@post.example' });
    const [kept] = await reportsOf(other);
    await decide(kept?.id, { state: 'KEPT', reason: 'Ist noch frei.' });
    expect((await mailsTo('uwe@post.example'))[1]?.[1]).toContain('bleibt öffentlich');
  });
});
