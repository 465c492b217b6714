import fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { answerOf, startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { startTestServer } from '../../testing/server.ts';
import { deliverDue, startDelivery } from './delivery.ts';
import { enqueueMail, InvalidMailError, type Mail } from './outbox.ts';
import { openTransport, type OutgoingMail, type Transport } from './transport.ts';

const MINUTE = 60_000;
const start = new Date('2030-01-01T09:00:00Z');
let moment = start;
const server = await startTestServer({ SEED: 'none' }, { deliver: true });
afterAll(() => server.stop());

beforeEach(async () => {
  moment = start;
  await server.context.db.deleteFrom('outbox').execute();
});

/** The server's own delivery uses the real time: mails due later are delivered only by these tests. */
const context = () => ({ ...server.context, now: () => moment });
const LATER = new Date('2029-01-01T00:00:00Z');
const put = async (more: Record<string, unknown> = {}): Promise<number> => {
  const row = {
    kind: 'register',
    recipient: 'ada@post.example',
    subject: 'Grüße aus Köln',
    body_text: 'Guten Tag,\n\nschöne Grüße',
    next_attempt_at: LATER,
    ...more,
  };
  return (await server.context.db.insertInto('outbox').values(row).returning('id').executeTakeFirstOrThrow()).id;
};
const rowOf = (id: number) => server.context.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** @param onRecipient rejects the recipient with an error */
async function mailServer(onRecipient?: () => Error | null): Promise<MailServer> {
  const smtp = await startMailServer(onRecipient === undefined ? {} : { onRecipient });
  onTestFinished(smtp.stop);
  return smtp;
}

function transportTo(smtpUrl: string | undefined): Transport {
  const config = readConfig({ DATA_DIR: server.context.config.dataDir, ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }) });
  const transport = openTransport(config, () => 'https://jobs.firma.example');
  onTestFinished(() => transport.close());
  return transport;
}

const failing: Transport = {
  send: () => Promise.reject(Object.assign(new Error('quotes ada@post.example'), { code: 'ECONNECTION' })),
  close: () => undefined,
};

describe('rule 13: delivery over SMTP', () => {
  it('sends a mail once, with subject, text, sender, date and own headers', async () => {
    const { url, mails } = await mailServer();
    const id = await put({ headers: JSON.stringify({ 'List-Unsubscribe': '<https://jobs.firma.example/x>' }) });
    const transport = transportTo(url);
    await deliverDue(context(), transport);
    await deliverDue(context(), transport);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ from: 'no-reply@jobs.firma.example', to: ['ada@post.example'] });
    const text = mails[0]?.raw ?? '';
    expect(text).toContain('From: Stellwerk <no-reply@jobs.firma.example>');
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(text).toMatch(/^Date: /m);
    expect(text).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(text).toMatch(/^List-Unsubscribe: <https:\/\/jobs\.firma\.example\/x>/m);
    expect(await rowOf(id)).toMatchObject({ attempts: 1, sent_at: moment, failed_at: null, last_error: null });
  });

  it('takes the sender from the setting', async () => {
    const { url, mails } = await mailServer();
    await put();
    await deliverDue(context(), transportTo(`${url}?from=stellen@firma.example`));
    expect(mails[0]?.from).toBe('stellen@firma.example');
  });

  it('tries again after 1, 5, 30 minutes, 2 and 12 hours, then gives up', async () => {
    let isBroken = true;
    const { url, mails } = await mailServer(() => (isBroken ? answerOf(451, '4.7.1 Later') : null));
    const id = await put();
    const transport = transportTo(url);
    for (const [index, minutes] of [1, 5, 30, 120, 720].entries()) {
      await deliverDue(context(), transport);
      const row = await rowOf(id);
      expect(row).toMatchObject({ attempts: index + 1, sent_at: null, failed_at: null, last_error: expect.stringContaining('451') });
      expect(row.next_attempt_at.getTime() - moment.getTime()).toBe(minutes * MINUTE);
      moment = new Date(row.next_attempt_at.getTime() - 1000);
      await deliverDue(context(), transport);
      expect(await rowOf(id)).toMatchObject({ attempts: index + 1 });
      moment = row.next_attempt_at;
    }
    await deliverDue(context(), transport);
    expect(await rowOf(id)).toMatchObject({ attempts: 6, failed_at: moment, sent_at: null });
    isBroken = false;
    moment = new Date(moment.getTime() + 24 * 60 * MINUTE);
    await deliverDue(context(), transport);
    expect(mails).toEqual([]);
  });

  it('delivers after a failure, and a mail that fails holds up no other', async () => {
    const first = await put({ recipient: 'eins@post.example' });
    await deliverDue(context(), failing);
    const second = await put({ recipient: 'zwei@post.example' });
    const { url, mails } = await mailServer();
    const transport = transportTo(url);
    await deliverDue(context(), transport);
    expect(mails.map(({ to }) => to)).toEqual([['zwei@post.example']]);
    moment = new Date(moment.getTime() + MINUTE);
    await deliverDue(context(), transport);
    expect(mails.map(({ to }) => to)).toEqual([['zwei@post.example'], ['eins@post.example']]);
    expect([await rowOf(first), await rowOf(second)]).toMatchObject([{ attempts: 2, sent_at: moment }, { attempts: 1 }]);
  });

  it('stores neither addresses nor the text of an error, in the row or the log', async () => {
    const id = await put();
    const lines: unknown[] = [];
    await deliverDue({ ...context(), log: (...line) => lines.push(line) }, failing);
    expect(await rowOf(id)).toMatchObject({ last_error: 'ECONNECTION' });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('ada@');
  });
});

describe('several servers', () => {
  it('send each mail once', async () => {
    const sent: number[] = [];
    const slow: Transport = {
      send: async ({ id }: OutgoingMail) => {
        await new Promise((resolve) => setImmediate(resolve));
        sent.push(id);
      },
      close: () => undefined,
    };
    const ids: number[] = [];
    for (let index = 0; index < 20; index += 1) ids.push(await put());
    await Promise.all([1, 2, 3].map(() => deliverDue(context(), slow)));
    expect(sent.toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('a mail that a dead server has taken comes back after five minutes', async () => {
    const id = await put();
    const dead: Transport = { send: () => new Promise(() => undefined), close: () => undefined };
    void deliverDue(context(), dead);
    await expect.poll(async () => (await rowOf(id)).attempts).toBe(1);
    const { url, mails } = await mailServer();
    const transport = transportTo(url);
    moment = new Date(start.getTime() + 4 * MINUTE);
    await deliverDue(context(), transport);
    expect(mails).toHaveLength(0);
    moment = new Date(start.getTime() + 5 * MINUTE);
    await deliverDue(context(), transport);
    expect(mails).toHaveLength(1);
  });
});

describe('line breaks in headers', () => {
  const mail: Mail = { kind: 'register', to: 'ada@post.example', subject: 'x', text: 'x' };
  it.each<Partial<Mail>>([
    { to: 'ada@post.example\r\nBcc: x@y.example' },
    { to: 'ada@post.example, x@y.example' },
    { to: 'Ada <ada@post.example>' },
    { to: '' },
    { subject: 'x\nBcc: x@y.example' },
    { headers: { 'X-A': 'a\r\nBcc: x@y.example' } },
    { headers: { 'X-A\r\nBcc': 'a' } },
  ])('are refused when a mail is stored: %j', async (more) => {
    await expect(enqueueMail(server.context.db, { ...mail, ...more })).rejects.toThrow(InvalidMailError);
  });

  it('reach no mail server from a row that came another way', async () => {
    const { url, mails } = await mailServer();
    await put({ recipient: 'ada@post.example\r\nRCPT TO:<x@y.example>' });
    await put({ subject: 'x\r\nBcc: x@y.example' });
    await deliverDue(context(), transportTo(url));
    expect(mails).toEqual([]);
  });
});

describe('what a mail said', () => {
  const secret = 'https://jobs.firma.example/reset-password?token=geheim';
  const said = { body_text: secret, body_html: `<a href="${secret}">`, headers: JSON.stringify({ 'List-Unsubscribe': `<${secret}>` }) };

  it('keeps none of its links once it has left, nor in a backup', async () => {
    const { url } = await mailServer();
    const id = await put(said);
    expect(await rowOf(id)).toMatchObject({ body_text: secret });
    await deliverDue(context(), transportTo(url));
    const masked = { body_text: 'https://jobs.firma.example/…', body_html: '<a href="https://jobs.firma.example/…">', headers: {} };
    expect(await rowOf(id)).toMatchObject({ sent_at: moment, ...masked });
    expect(JSON.stringify(await server.context.db.selectFrom('outbox').selectAll().execute())).not.toContain('geheim');
  });

  it('stays while it is tried again, and when it is given up, so that it can begin anew', async () => {
    const id = await put({ ...said, attempts: 0 });
    await deliverDue(context(), failing);
    expect(await rowOf(id)).toMatchObject({ body_text: secret });
    await server.context.db.updateTable('outbox').set({ attempts: 5, next_attempt_at: LATER }).where('id', '=', id).execute();
    await deliverDue(context(), failing);
    expect(await rowOf(id)).toMatchObject({ failed_at: moment, body_text: secret });
  });
});

describe('O46: without a mail server', () => {
  it('the running server writes every mail as a file', async () => {
    const folder = join(server.context.config.dataDir, 'outbox');
    const id = await put({ next_attempt_at: new Date(0) });
    await expect.poll(async () => (await rowOf(id)).sent_at).not.toBeNull();
    const names = fs.readdirSync(folder).filter((name) => name.endsWith(`-${id}-register.eml`));
    expect(names).toHaveLength(1);
    const text = fs.readFileSync(join(folder, names[0] ?? ''), 'utf8');
    expect(text).toMatch(/^To: ada@post\.example\r?$/m);
    expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(fs.statSync(join(folder, names[0] ?? '')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });
});

describe('stopping', () => {
  it('finishes the mail on its way and starts no other', async () => {
    const started: number[] = [];
    const waiting: (() => void)[] = [];
    let isClosed = false;
    const slow: Transport = {
      send: ({ id }) => {
        started.push(id);
        return new Promise((resolve) => waiting.push(resolve));
      },
      close: () => (isClosed = true),
    };
    const [first, second] = [await put(), await put()];
    const stop = startDelivery(context(), slow);
    await expect.poll(() => started).toEqual([first]);
    const stopped = stop();
    expect(isClosed).toBe(false);
    waiting[0]?.();
    await stopped;
    expect(isClosed).toBe(true);
    expect(started).toEqual([first]);
    expect((await rowOf(first)).sent_at).not.toBeNull();
    expect(await rowOf(second)).toMatchObject({ attempts: 0 });
  });
});
