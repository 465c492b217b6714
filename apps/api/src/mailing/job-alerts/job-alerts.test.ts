/** @module-tag embedded */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseExpired } from '../../applications/erasure/erase.ts';
import { startTestServer } from '../../testing/server.ts';
import { sendDigests } from './digest.ts';
import { nextDigestAt } from './schedule.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const PATH = '/api/public/job-alerts';
const email = 'mara@post.example';
const order = { email, rhythm: 'DAILY', query: { search: 'Gleisbau', location: 'Bremen' }, gdpr: true };

/** Titles of the jobs that the current test has published. */
const published: string[] = [''];

let moment = new Date();
const server = await startTestServer({}, { now: () => moment });
afterAll(() => server.stop());
beforeEach(async () => {
  moment = new Date();
  await server.context.db.deleteFrom('job_alerts').execute();
  await server.context.db.deleteFrom('outbox').execute();
  await server.context.db.deleteFrom('jobs').where('title', 'in', published).execute();
  published.splice(1);
});

const mails = (to = email) => server.mails({ recipient: to });
const digests = async (to = email) => (await mails(to)).filter(({ kind }) => kind === 'job-alert');
const alerts = () => server.context.db.selectFrom('job_alerts').selectAll().orderBy('id').execute();
const confirmSecret = async (to = email): Promise<string> =>
  (await mails(to)).flatMap(({ body_text }) => /\/job-alerts\/confirm\?token=([\w-]+)/.exec(body_text)?.[1] ?? []).at(-1) ?? '';
const press = (step: 'confirm' | 'unsubscribe', secret: string) =>
  server.call(`/api/public/job-alerts/${step}/${secret}`, { method: 'POST' });

/** Creates an alert and confirms it. */
async function ordered(more: Record<string, unknown> = {}): Promise<void> {
  const body = { ...order, ...more };
  expect((await server.call(PATH, { body })).status).toBe(200);
  expect((await press('confirm', await confirmSecret(body.email))).status).toBe(200);
}

/** Publishes a job a minute later. @returns its id */
async function publish(title: string, city = 'Bremen', more: Record<string, unknown> = {}): Promise<number> {
  published.push(title);
  moment = new Date(moment.getTime() + HOUR / 60);
  const row = { company_id: 1, title, city, template: 'template2' as const, published_at: moment, created_at: moment, ...more };
  return (await server.context.db.insertInto('jobs').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Advances by a number of days and sends due digests. */
async function later(days: number): Promise<void> {
  moment = new Date(moment.getTime() + days * DAY);
  await sendDigests(server.context);
}
const idsIn = (text: string | undefined): readonly number[] =>
  [...(text ?? '').matchAll(/\/jobs\/(\d+)/g)].map((found) => Number(found[1]));

/** Links are removed with a sent mail: here none is sent. */
const lastText = async (): Promise<string> => (await digests()).at(-1)?.body_text ?? '';

describe('O93 ordering', () => {
  it('rule 1: stores query, rhythm and consent, and sends nothing but the link before it is pressed', async () => {
    expect((await server.call(PATH, { body: { ...order, query: { ...order.query, page: '3', sortBy: 'title' } } })).status).toBe(200);
    expect(await alerts()).toMatchObject([
      { email, rhythm: 'DAILY', query: order.query, confirmed_at: null, consents: [{ field: 'gdpr', source: 'JOB_ALERT' }] },
    ]);
    await publish('Gleisbauerin');
    await later(2);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['job-alert-confirm']);
  });

  it('P11: the mail names the filters that have words of ours, and no text that was typed', async () => {
    await server.call(PATH, { body: { ...order, query: { search: 'KAUFEN', location: 'SOFORT', near: 'Bremen', payMin: '50000' } } });
    const body_text = (await mails()).at(-1)?.body_text;
    expect(body_text).toContain('Suche: Bremen');
    expect(body_text).toMatch(/Angelegt: \d\d\.\d\d\.\d{4}/);
    expect(body_text).not.toMatch(/KAUFEN|SOFORT/);
  });

  it.each([
    [{ email: 'mara' }, 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
    [{ rhythm: 'HOURLY' }, 'Bitte wählen Sie, wie oft wir schreiben.'],
    [{ gdpr: false }, 'Bitte akzeptieren Sie die Datenschutzerklärung.'],
    [{ gdpr: undefined }, 'Bitte akzeptieren Sie die Datenschutzerklärung.'],
  ])('refuses %j: %s', async (more, message) => {
    expect(await server.call(PATH, { body: { ...order, ...more } })).toMatchObject({ status: 400, body: { message } });
    expect(await alerts()).toEqual([]);
  });

  it('refuses what is no query of the list', async () => {
    expect((await server.call(PATH, { body: { ...order, query: { search: 'x'.repeat(5000) } } })).status).toBe(400);
    expect((await server.call(PATH, { body: { ...order, query: { location: { evil: 1 } } } })).status).toBe(400);
  });

  it('O94: refuses a place that nobody knows, at its field, in the words of the list', async () => {
    const refused = await server.call(PATH, { body: { ...order, query: { near: 'Hambrug', radius: '50' } } });
    const message = 'Den Ort „Hambrug“ kennen wir nicht. Meinten Sie „Hamburg“?';
    expect(refused).toMatchObject({ status: 400, body: { message, fields: [{ name: 'near', message }] } });
    expect(await alerts()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('rule 10: its link works once and for seven days, and opening it changes nothing', async () => {
    await server.call(PATH, { body: order });
    const secret = await confirmSecret();
    const opened = await fetch(`${server.url}/api/public/job-alerts/confirm/${secret}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/job-alerts/confirm?token=${secret}`]);
    expect(await alerts()).toMatchObject([{ confirmed_at: null }]);
    expect((await press('confirm', secret)).status).toBe(200);
    const confirmed = await alerts();
    // The response to the first click may have been lost.
    moment = new Date(moment.getTime() + DAY);
    expect((await press('confirm', secret)).status).toBe(200);
    expect(await alerts()).toEqual(confirmed);
    moment = new Date(moment.getTime() + 6 * DAY);
    expect((await press('confirm', secret)).status).toBe(400);

    await server.call(PATH, { body: { ...order, email: 'spaet@post.example' } });
    moment = new Date(moment.getTime() + 7 * DAY + 1);
    expect((await press('confirm', await confirmSecret('spaet@post.example'))).status).toBe(400);
    await eraseExpired(server.context);
    expect((await alerts()).map((alert) => alert.email)).toEqual([email]);
    // The mail, too, does not keep the email address longer than it says.
    moment = new Date(moment.getTime() + DAY);
    await eraseExpired(server.context);
    expect(await mails('spaet@post.example')).toEqual([]);
  });
});

describe('O93 the digest', () => {
  it('has exactly the new jobs that fit, with the filters, the list and a way out', async () => {
    await publish('Gleisbauerin von gestern');
    await ordered();
    moment = new Date(moment.getTime() + HOUR);
    const fits = await publish('Gleisbau: Polierin');
    const others = [
      await publish('Gleisbau in Ulm', 'Ulm'),
      await publish('Köchin'),
      await publish('Gleisbau ruht', 'Bremen', { is_active: false }),
    ];
    await later(1);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('1 neue Stelle: Gleisbau, Bremen');
    expect(idsIn(mail?.body_text)).toEqual([fits]);
    for (const id of others) expect(idsIn(mail?.body_html ?? '')).not.toContain(id);
    expect(mail?.body_text).toContain('/jobs?search=Gleisbau&location=Bremen');
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/\/api\/public\/job-alerts\/unsubscribe\//),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('names its filters in the words of the list', async () => {
    await ordered({ query: { workingModel: 'Hybrid', near: 'Bremen', radius: '50', payMin: '50000', pay: 'required' } });
    const pay = { pay_min: 60_000, pay_max: 70_000, pay_currency: 'EUR', pay_unit: 'YEAR' as const };
    await publish('Gleisbau mit Worten', 'Bremen', { ...pay, working_model: 'Hybrid', latitude: 53.08, longitude: 8.8 });
    await later(1);
    const message = 'Bremen, 50 km, Hybrid, ab 50.000 €, Nur mit Gehaltsangabe';
    expect((await digests())[0]?.subject).toBe(`1 neue Stelle: ${message}`);
    expect(await lastText()).toContain(`„${message}“`);
  });

  it('is never empty', async () => {
    await ordered();
    await later(1);
    await publish('Köchin');
    await later(1);
    expect(await digests()).toEqual([]);
  });

  it('never has the same job twice, even when it is published anew', async () => {
    await ordered();
    const id = await publish('Gleisbau eins');
    await later(1);
    expect(await digests()).toHaveLength(1);
    await server.context.db.updateTable('jobs').set({ published_at: moment }).where('id', '=', id).execute();
    await later(1);
    expect(await digests()).toHaveLength(1);
    const next = await publish('Gleisbau zwei');
    await later(1);
    expect(idsIn(await lastText())).toEqual([next]);
  });

  it('has a job that was written long ago and is published now', async () => {
    await ordered();
    const id = await publish('Gleisbau Entwurf', 'Bremen', { created_at: new Date('2026-01-01'), published_at: null, is_active: false });
    await server.context.db.updateTable('jobs').set({ is_active: true, published_at: moment }).where('id', '=', id).execute();
    await later(1);
    expect(idsIn(await lastText())).toEqual([id]);
  });

  it('has at most twenty and counts the rest', async () => {
    await ordered();
    for (let count = 1; count <= 23; count += 1) await publish(`Gleisbau ${count}`);
    await later(1);
    expect(idsIn(await lastText())).toHaveLength(20);
    expect((await digests())[0]?.subject).toBe('23 neue Stellen: Gleisbau, Bremen');
    expect(await lastText()).toContain('Und 3 weitere:');
  });

  it('comes once, whichever of several servers looks first', async () => {
    await ordered();
    await publish('Gleisbau für zwei Server');
    moment = new Date(moment.getTime() + DAY);
    await Promise.all([sendDigests(server.context), sendDigests(server.context), sendDigests(server.context)]);
    expect(await digests()).toHaveLength(1);
  });

  it('of another alert goes on when the query of one can no longer be read', async () => {
    await ordered({ email: 'kaputt@post.example' });
    await server.context.db.updateTable('job_alerts').set({ query: '{"sortBy": 7, "location": {"a": 1}}' }).execute();
    await ordered();
    await publish('Gleisbau trotzdem');
    await later(1);
    expect(await digests()).toHaveLength(1);
    expect(server.logged.filter(({ event }) => event === 'job-alert-failed')).toHaveLength(1);
    expect(JSON.stringify(server.logged)).not.toContain('kaputt@post.example');
  });

  it('O94: comes not for a place that nobody knows any more, and logs no error each hour', async () => {
    await ordered({ query: { near: 'Bremen' } });
    await server.context.db.updateTable('job_alerts').set({ query: '{"near": "Bremm an der Nichtsel"}' }).execute();
    await publish('Gleisbau nirgends');
    const before = server.logged.length;
    await later(1);
    expect(await digests()).toEqual([]);
    expect(server.logged.slice(before).filter(({ event }) => event === 'job-alert-failed')).toEqual([]);
    expect(await alerts()).toMatchObject([{ next_digest_at: nextDigestAt('DAILY', moment) }]);
  });

  it('ends with the link of any of its mails', async () => {
    await ordered();
    await publish('Gleisbau zum Abschied');
    await later(1);
    const token = /\/job-alerts\/unsubscribe\?token=([\w-]+)/.exec(await lastText())?.[1] ?? '';
    expect((await press('unsubscribe', `${token.slice(0, -1)}x`)).status).toBe(400);
    expect((await press('unsubscribe', token)).status).toBe(200);
    expect(await alerts()).toEqual([]);
    expect((await press('unsubscribe', token)).status).toBe(200);
    await publish('Gleisbau danach');
    await later(1);
    expect(await digests()).toHaveLength(1);
  });
});

describe('O93 the alerts of an account', () => {
  it('are those of its confirmed address, and only it may delete them', async () => {
    await ordered({ email: 'Candidate@demo.example', rhythm: 'WEEKLY' });
    await ordered();
    const [own, other] = [await server.login('candidate@demo.example'), await server.login('owner@demo.example')];
    const list = await server.call('/api/private/job-alerts', { token: own });
    expect(list.body).toEqual([
      {
        id: expect.any(Number),
        rhythm: 'WEEKLY',
        query: order.query,
        createdAt: expect.any(String),
        nextDigestAt: expect.any(String),
      },
    ]);
    expect((await server.call('/api/private/job-alerts', { token: other })).body).toEqual([]);
    const [alert] = await alerts();
    const path = `/api/private/job-alerts/${alert?.id}`;
    expect((await server.call(path, { method: 'DELETE', token: other })).status).toBe(404);
    expect((await server.call(path, { method: 'DELETE', token: own })).status).toBe(200);
    expect((await alerts()).map((row) => row.email)).toEqual([email]);
  });

  it('are none while the address is not confirmed: anybody may register with it', async () => {
    await ordered({ email: 'fremd@post.example' });
    const person = { firstName: 'Fritz', lastName: 'Fremd', email: 'fremd@post.example', password: 'ein langer Satz reicht' };
    await server.call('/api/public/auth/register', { body: { ...person, terms: true, gdpr: true } });
    const token = await server.login('fremd@post.example', person.password);
    expect((await server.call('/api/private/job-alerts', { token })).body).toEqual([]);
    const [alert] = await alerts();
    expect((await server.call(`/api/private/job-alerts/${alert?.id}`, { method: 'DELETE', token })).status).toBe(404);
  });
});

describe('O93 when a digest is due', () => {
  it.each([
    ['DAILY', '2026-11-24T04:59:00Z', '2026-11-24T05:00:00.000Z'],
    ['DAILY', '2026-11-24T05:00:00Z', '2026-11-25T05:00:00.000Z'],
    // Clocks go forward on 29 March 2026.
    ['DAILY', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['DAILY', '2026-03-29T12:00:00Z', '2026-03-30T04:00:00.000Z'],
    ['WEEKLY', '2026-11-24T12:00:00Z', '2026-11-30T05:00:00.000Z'],
    ['WEEKLY', '2026-11-30T04:00:00Z', '2026-11-30T05:00:00.000Z'],
    ['WEEKLY', '2026-11-30T05:00:00Z', '2026-12-07T05:00:00.000Z'],
  ] as const)('%s after %s: %s', (rhythm, now, due) => {
    // On the day of the change midnight plus six hours is seven o'clock.
    expect(nextDigestAt(rhythm, new Date(now)).toISOString()).toBe(due);
  });
});

describe('O93 rule 11: limits', () => {
  it('takes five alerts of an address in a day', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    try {
      for (let count = 0; count < 5; count += 1) expect((await limited.call(PATH, { body: order })).status).toBe(200);
      expect((await limited.call(PATH, { body: order })).status).toBe(429);
    } finally {
      await limited.stop();
    }
  });
});
