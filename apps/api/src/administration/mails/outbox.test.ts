import { asObject, mailMessages } from '@stellwerk/domain';
import { resetMail, writeMail } from '@stellwerk/mails';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { enqueueMail, installationOf } from '../../platform/mail/outbox.ts';

const OUTBOX = '/api/private/admin/outbox';
const failed_at = new Date('2029-12-31T12:00:00Z');
const server = await startTestServer();
afterAll(() => server.stop());
const token = await server.login('admin@demo.example');
beforeEach(() => server.context.db.deleteFrom('outbox').execute());

const put = async (more: Record<string, unknown> = {}): Promise<number> => {
  const row = { kind: 'register', recipient: 'ada@post.example', subject: 'Hallo', body_text: 'Text', ...more };
  return (await server.context.db.insertInto('outbox').values(row).returning('id').executeTakeFirstOrThrow()).id;
};

describe('O46: the outbox of the administrators', () => {
  it('lists what was sent, what waits and what has failed, without texts', async () => {
    const id = await put({ body_text: 'https://jobs.firma.example/reset-password?token=secret' });
    const { status, body } = await server.call(OUTBOX, { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      mails: [
        {
          id,
          to: 'ada@post.example',
          subject: 'Hallo',
          kind: 'register',
          createdAt: expect.any(String),
          sentAt: null,
          failedAt: null,
          attempts: 0,
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
      counts: { all: 1, waiting: 1, sent: 0, failed: 0 },
    });
    expect((await server.call(OUTBOX, { token: await server.login('owner@demo.example') })).status).toBe(403);
  });

  it('searches, filters and pages', async () => {
    await put({ recipient: 'bert@post.example', subject: '100 % sicher' });
    await put({ sent_at: failed_at });
    const last = await put({ failed_at });
    const of = async (query: string) => asObject((await server.call(`${OUTBOX}?${query}`, { token })).body);
    expect(await of('search=ada%20HALLO')).toMatchObject({ total: 2, counts: { all: 2, waiting: 0, sent: 1, failed: 1 } });
    expect(await of('search=100%20%25')).toMatchObject({ total: 1, mails: [{ to: 'bert@post.example' }] });
    expect(await of('standing=failed')).toMatchObject({ total: 1, mails: [{ id: last }], counts: { all: 3 } });
    expect(await of('pageSize=2&page=9')).toMatchObject({ page: 2, total: 3, mails: [{ to: 'bert@post.example' }] });
    expect((await server.call(`${OUTBOX}?standing=lost`, { token })).status).toBe(400);
  });

  it('shows a mail as its recipient sees it, but for the secrets of its links', async () => {
    const secret = 'https://jobs.firma.example/reset-password?token=geheim';
    await enqueueMail(server.context.db, { to: 'ada@post.example', ...writeMail(resetMail(secret), installationOf(server.context)) });
    const { id } = await server.context.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
    const { status, body } = await server.call(`${OUTBOX}/${id}`, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, to: 'ada@post.example', subject: 'Neues Passwort für Stellwerk' });
    const { text, html } = asObject(body);
    expect(text).toContain('https://jobs.firma.example/…');
    expect(html).toContain('Neues Passwort setzen');
    expect(JSON.stringify(body)).not.toContain('geheim');
    expect((await server.call(`${OUTBOX}/99999`, { token })).status).toBe(404);
    expect((await server.call(`${OUTBOX}/${id}`, { token: await server.login('owner@demo.example') })).status).toBe(403);
  });

  it('sends a mail that was given up once more, and no other', async () => {
    const failed = await put({ failed_at, attempts: 6, last_error: 'EENVELOPE 550' });
    const retry = (id: number, as = token) => server.call(`${OUTBOX}/${id}/retry`, { token: as, method: 'POST' });
    expect((await retry(failed, await server.login('owner@demo.example'))).status).toBe(403);
    expect(await retry(failed)).toMatchObject({ status: 200, body: { id: failed, failedAt: null, attempts: 0 } });
    expect(await retry(failed)).toMatchObject({ status: 409, body: { message: mailMessages.notFailed } });
    expect(await retry(await put({ failed_at, body_text: '' }))).toMatchObject({ status: 409, body: { message: mailMessages.gone } });
    expect((await retry(99_999)).status).toBe(404);
  });
});
