/** @module-tag embedded */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseExpired } from '../../applications/erasure/erase.ts';
import { nestedBody } from '../../testing/applications.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const DAY = 24 * 60 * 60 * 1000;
const PATH = '/api/public/subscribe-newsletter';
const email = 'Mara@post.example';
const signUp = { email, type: 'RECRUITER,CANDIDATE', terms: true };

let moment = new Date();
const server = await startTestServer({}, { now: () => moment });
afterAll(() => server.stop());
beforeEach(async () => {
  moment = new Date();
  await server.context.db.deleteFrom('newsletter_subscriptions').execute();
  await server.context.db.deleteFrom('outbox').execute();
});

const rows = () =>
  server.context.db.selectFrom('newsletter_subscriptions').select(['email', 'types', 'status', 'consents']).orderBy('id').execute();
const mails = (to = email) => server.mails({ recipient: to });

/** Secrets of the links of one kind, oldest first. */
async function secrets(step: 'confirm' | 'unsubscribe', to = email): Promise<readonly string[]> {
  const found = (await mails(to)).map(({ body_text }) => new RegExp(`/newsletter/${step}\\?token=([\\w-]+)`).exec(body_text)?.[1]);
  return found.flatMap((secret) => secret ?? []);
}
const press = (step: 'confirm' | 'unsubscribe', secret: string, headers: Record<string, string> = {}) =>
  server.call(`/api/public/newsletter/${step}/${secret}`, { method: 'POST', headers });

/** Signs up and confirms. @returns the secret that ends the subscription */
async function subscribed(body: unknown = signUp): Promise<string> {
  await server.call(PATH, { body });
  await press('confirm', (await secrets('confirm')).at(-1) ?? '');
  return (await secrets('unsubscribe')).at(-1) ?? '';
}

describe('API27 POST /api/public/subscribe-newsletter', () => {
  it('NL02 NL03 EN29 rule 1: stores what was asked for as pending, with the consent as it was given, and mails one link', async () => {
    const answer = await server.call(PATH, { body: signUp });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await rows()).toEqual([
      {
        email,
        types: ['RECRUITER', 'CANDIDATE'],
        status: 'PENDING',
        consents: [{ field: 'terms', source: 'NEWSLETTER', textVersion: expect.any(String), at: moment.toISOString() }],
      },
    ]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['newsletter-confirm']);
    expect(await secrets('confirm')).toHaveLength(1);
  });

  it('NL03 EN29 takes each of the three types, alone and all together', async () => {
    for (const type of ['RECRUITER', 'REFERRER', 'CANDIDATE', 'RECRUITER,REFERRER,CANDIDATE']) {
      await server.context.db.deleteFrom('newsletter_subscriptions').execute();
      expect((await server.call(PATH, { body: { ...signUp, email: `${type.replaceAll(',', '.')}@post.example`, type } })).status).toBe(200);
      expect(await rows(), type).toMatchObject([{ types: type.split(',') }]);
    }
  });

  it.each([
    ['NL07', { ...signUp, type: '' }, 'Bitte wähle mindestens eine Option aus.'],
    ['NL07', { email, terms: true }, 'Bitte wähle mindestens eine Option aus.'],
    ['EN29', { ...signUp, type: 'RECRUITER,KING' }, 'Bitte wähle mindestens eine Option aus.'],
    ['NL08', { ...signUp, terms: false }, 'Bitte akzeptiere die Datenschutzbestimmungen.'],
    ['NL08', { email, type: 'CANDIDATE' }, 'Bitte akzeptiere die Datenschutzbestimmungen.'],
    ['NL09', { ...signUp, email: '' }, 'Bitte gib deine E-Mail-Adresse ein.'],
    ['NL09', { ...signUp, email: 'mara' }, 'Bitte gib deine E-Mail-Adresse ein.'],
  ])('%s refuses %j with its text', async (_row, body, message) => {
    expect(await server.call(PATH, { body })).toMatchObject({ status: 400, body: { success: false, message } });
    expect(await rows()).toEqual([]);
  });

  it('O47 answers a known address as a new one, and writes to both alike', async () => {
    const first = await server.call(PATH, { body: signUp });
    await press('confirm', (await secrets('confirm'))[0] ?? '');
    const again = await server.call(PATH, { body: { ...signUp, email: email.toLowerCase() } });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect((await mails(email.toLowerCase())).map(({ kind }) => kind)).toEqual(['newsletter-confirm']);
  });
});

describe('the link of the first mail', () => {
  it('O47 changes nothing when it is opened: the press confirms, and welcomes with a way out', async () => {
    await server.call(PATH, { body: signUp });
    const [secret = ''] = await secrets('confirm');
    const opened = await fetch(`${server.url}/api/public/newsletter/confirm/${secret}`, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/newsletter/confirm?token=${secret}`]);
    expect(await rows()).toMatchObject([{ status: 'PENDING' }]);

    expect(await press('confirm', secret)).toMatchObject({ status: 200, body: { success: true } });
    expect(await rows()).toMatchObject([{ status: 'CONFIRMED', types: ['RECRUITER', 'CANDIDATE'] }]);
    const welcome = (await mails()).at(-1);
    expect(welcome?.kind).toBe('newsletter-welcome');
    const [end = ''] = await secrets('unsubscribe');
    expect(welcome?.headers).toEqual({
      'List-Unsubscribe': `<${server.context.origin()}/api/public/newsletter/unsubscribe/${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('rule 10: works once; a second press is answered as the first, whose answer may have been lost', async () => {
    await server.call(PATH, { body: signUp });
    const [secret = ''] = await secrets('confirm');
    const { status, body } = await press('confirm', secret);
    expect(status).toBe(200);
    const after = [await rows(), (await mails()).length];
    expect(await press('confirm', secret)).toMatchObject({ status, body });
    expect([await rows(), (await mails()).length]).toEqual(after);
  });

  it('rule 10: two presses at once confirm once', async () => {
    await server.call(PATH, { body: signUp });
    const [secret = ''] = await secrets('confirm');
    expect((await Promise.all([press('confirm', secret), press('confirm', secret)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows()).toHaveLength(1);
    expect((await mails()).filter(({ kind }) => kind === 'newsletter-welcome')).toHaveLength(1);
  });

  it.each([
    ['after the subscription has ended', async () => press('unsubscribe', (await secrets('unsubscribe'))[0] ?? '')],
    ['after seven days', async () => void (moment = new Date(moment.getTime() + 7 * DAY))],
  ])('rule 10: is good no more %s', async (_when, happen) => {
    await server.call(PATH, { body: signUp });
    const [secret = ''] = await secrets('confirm');
    await press('confirm', secret);
    await happen();
    const before = await rows();
    expect(await press('confirm', secret)).toMatchObject({
      status: 400,
      body: { message: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.' },
    });
    expect(await rows()).toEqual(before);
  });

  it('rule 10: works for seven days, and then the address is erased', async () => {
    await server.call(PATH, { body: signUp });
    const [secret = ''] = await secrets('confirm');
    moment = new Date(moment.getTime() + 7 * DAY);
    expect((await press('confirm', secret)).status).toBe(400);
    await eraseExpired(server.context);
    expect(await rows()).toHaveLength(1);
    moment = new Date(moment.getTime() + 1);
    await eraseExpired(server.context);
    expect(await rows()).toEqual([]);
  });

  it('rule 10: the mail keeps the address no longer than the mail itself says', async () => {
    await server.call(PATH, { body: signUp });
    moment = new Date(moment.getTime() + 7 * DAY - 60_000);
    await eraseExpired(server.context);
    expect(await mails()).toHaveLength(1);
    moment = new Date(moment.getTime() + DAY);
    await eraseExpired(server.context);
    expect(await mails()).toEqual([]);
  });

  it('rule 10: still works in the last moment of the seven days', async () => {
    await server.call(PATH, { body: signUp });
    moment = new Date(moment.getTime() + 7 * DAY - 1);
    expect((await press('confirm', (await secrets('confirm'))[0] ?? '')).status).toBe(200);
  });

  it('is stored as a hash only', async () => {
    await server.call(PATH, { body: signUp });
    const [secret = ''] = await secrets('confirm');
    const stored = await server.context.db.selectFrom('newsletter_subscriptions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('O47 a confirmation adds to what the address has already, under the same way out', async () => {
    const end = await subscribed();
    await server.call(PATH, { body: { ...signUp, type: 'REFERRER' } });
    await press('confirm', (await secrets('confirm')).at(-1) ?? '');
    expect(await rows()).toMatchObject([{ types: ['CANDIDATE', 'RECRUITER', 'REFERRER'], consents: [{}, {}] }]);
    expect((await press('unsubscribe', end)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });
});

describe('the way out', () => {
  it('RFC 8058: one click of a mail program ends it and erases the address; a second one says the same', async () => {
    const end = await subscribed();
    const oneClick = () =>
      fetch(`${server.url}/api/public/newsletter/unsubscribe/${end}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await fetch(`${server.url}/api/public/newsletter/unsubscribe/${end}`, { redirect: 'manual' })).status).toBe(303);
    expect(await rows()).toHaveLength(1);
    expect((await oneClick()).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await oneClick()).status).toBe(200);
  });

  it('ends what waits for its confirmation with it', async () => {
    const end = await subscribed();
    await server.call(PATH, { body: signUp });
    await press('unsubscribe', end);
    expect(await rows()).toEqual([]);
  });

  it.each(['1', '1-x', `1-${'A'.repeat(43)}`, 'gibt-es-nicht'])('takes no forged link: %s', async (token) => {
    await subscribed();
    expect((await press('unsubscribe', token)).status).toBe(400);
    expect(await rows()).toHaveLength(1);
  });

  it('leads the form of a page without scripts on to what has come of it', async () => {
    const end = await subscribed();
    const form = async (step: 'confirm' | 'unsubscribe', token: string) => {
      const url = `${server.url}/api/public/newsletter/${step}/${token}`;
      const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers: { accept: 'text/html' } });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await form('confirm', 'alt')).toEqual([303, '/newsletter/confirm?outcome=used']);
    expect(await form('unsubscribe', end)).toEqual([303, '/newsletter/unsubscribe?outcome=done']);
  });
});

describe('T5d the tick in the application form', () => {
  const apply = async (more: Record<string, unknown>) => {
    const { id } = await server.context.db
      .selectFrom('jobs')
      .select('id')
      .where('is_active', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return server.call('/api/public/applications/create', { body: nestedBody(id, { email, ...more }) });
  };
  const kinds = async () => (await mails()).map(({ kind }) => kind);

  it('O47 subscribes with double opt-in', async () => {
    expect((await apply({ subscribeNewsletter: true })).status).toBe(201);
    expect(await rows()).toMatchObject([
      { email, status: 'PENDING', types: ['CANDIDATE'], consents: [{ field: 'newsletter', source: 'APPLICATION' }] },
    ]);
    await press('confirm', (await secrets('confirm'))[0] ?? '');
    expect(await rows()).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  it('rule 1: without the tick nothing is subscribed', async () => {
    expect((await apply({ subscribeNewsletter: false, firstName: 'Ohne' })).status).toBe(201);
    expect(await rows()).toEqual([]);
    expect(await kinds()).toEqual(['application-receipt']);
  });

  it('sends no second link to an address that gets the newsletter for candidates', async () => {
    await subscribed();
    await apply({ subscribeNewsletter: true, firstName: 'Schon' });
    expect(await kinds()).toEqual(['newsletter-confirm', 'newsletter-welcome', 'application-receipt']);
  });
});

describe('rule 11: limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.stop());

  it('takes three sign-ups of an address in a day, in any spelling, and no tick costs an application', async () => {
    for (let count = 0; count < 3; count += 1) expect((await limited.call(PATH, { body: signUp })).status).toBe(200);
    const fourth = await limited.call(PATH, { body: { ...signUp, email: email.toUpperCase() } });
    expect(fourth).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Zu viele Anfragen\. Bitte versuchen Sie es in \d+ Minuten erneut\.$/) },
    });
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.call(PATH, { body: { ...signUp, email: 'andere@post.example' } })).status).toBe(200);
    const { id } = await limited.context.db
      .selectFrom('jobs')
      .select('id')
      .where('is_active', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const applied = await limited.call('/api/public/applications/create', { body: nestedBody(id, { email, subscribeNewsletter: true }) });
    expect(applied.status).toBe(201);
    expect(await limited.context.db.selectFrom('newsletter_subscriptions').select('id').execute()).toHaveLength(4);
  });
});
