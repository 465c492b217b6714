import { action, newApplicationMail, passwordChangedMail, takenDownMail, writeMail, type MailContent } from '@stellwerk/mails';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config/config.ts';
import { answerOf, startMailServer, type MailServer, type MailServerOptions } from '../../testing/mail-server.ts';
import { startTestServer } from '../../testing/server.ts';
import { deliverDue } from './delivery.ts';
import { enqueueMail, installationOf } from './outbox.ts';
import { openTransport, type Transport } from './transport.ts';

/** Delivery to real mail servers, read by a real mail parser (rule 13). delivery.test.ts tests the schedule of the retries. */
const MINUTE = 60_000;
const start = new Date('2030-01-01T09:00:00Z');
let moment = start;
const server = await startTestServer({ SEED: 'none' });
afterAll(() => server.stop());

beforeEach(async () => {
  moment = start;
  await server.context.db.deleteFrom('outbox').execute();
});

const context = () => ({ ...server.context, now: () => moment });
const rows = () => server.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const row = async () => (await rows()).at(-1);

async function mailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const smtp = await startMailServer(options);
  onTestFinished(smtp.stop);
  return smtp;
}

function transportTo(smtpUrl: string): Transport {
  const config = readConfig({ DATA_DIR: server.context.config.dataDir, SMTP_URL: smtpUrl, SUPPORT_EMAIL: 'hilfe@firma.example' });
  const transport = openTransport(config, () => 'https://jobs.firma.example');
  onTestFinished(transport.close);
  return transport;
}

const CONTENT: MailContent = {
  kind: 'job-alert',
  subject: '3 neue Stellen: Pflegefachfrau, Köln',
  greeting: 'Guten Tag Jörg Weiß',
  body: [
    `Größe über alles: ${'Straßenbahngleise führen übers Grüne. '.repeat(60)}`,
    action('Ansehen', `https://jobs.firma.example/jobs?search=${'a=b&'.repeat(80)}ende=1`),
  ],
  unsubscribe: { page: 'https://jobs.firma.example/ab?token=1-a', oneClick: 'https://jobs.firma.example/api/ab/1-a' },
};
const enqueue = (content: MailContent = CONTENT, to = 'joerg@post.example') =>
  enqueueMail(server.context.db, { to, ...writeMail(content, installationOf(server.context)) });

/** Delivers due mails, and again a moment later. */
async function deliver(transport: Transport, later = 0): Promise<void> {
  moment = new Date(moment.getTime() + later);
  await deliverDue(context(), transport);
}

describe('rule 13: a mail as its reader gets it', () => {
  it('has both forms with the same links, its headers, and every letter', async () => {
    const smtp = await mailServer();
    await enqueue();
    const stored = await row();
    await deliver(transportTo(smtp.url));
    const [{ raw = '', mail, from, to } = {}] = smtp.mails;
    expect([from, to]).toEqual(['no-reply@jobs.firma.example', ['joerg@post.example']]);
    const header = (name: string) => mail?.headers.filter(({ key }) => key === name).map(({ value }) => value);
    expect(mail).toMatchObject({
      subject: CONTENT.subject,
      from: { name: 'Stellwerk', address: 'no-reply@jobs.firma.example' },
      to: [{ address: 'joerg@post.example' }],
    });
    expect(header('content-type')).toEqual([expect.stringMatching(/^multipart\/alternative;/)]);
    expect(header('auto-submitted')).toEqual(['auto-generated']);
    expect(header('list-unsubscribe')).toEqual(['<https://jobs.firma.example/api/ab/1-a>']);
    expect(header('list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click']);
    expect(mail?.messageId).toBe(`<outbox-${stored?.id}-${stored?.created_at.getTime()}@jobs.firma.example>`);
    expect(mail?.date).toBe(new Date(Math.floor((stored?.created_at.getTime() ?? 0) / 1000) * 1000).toISOString());
    // Mail programs use the last part that they support: HTML follows the text.
    expect([...raw.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type)).toEqual(['text/plain', 'text/html']);
    // The logo in the HTML is attached, but not as a file to open.
    expect(mail?.attachments).toMatchObject([
      { contentId: '<stellwerk-logo>', mimeType: 'image/png', disposition: 'inline', related: true },
    ]);
    expect(mail?.html).toContain('src="cid:stellwerk-logo"');
    expect(mail?.text?.trim()).toBe(stored?.body_text.trim());
    expect(mail?.html?.trim()).toBe(stored?.body_html?.trim());
  });

  it.each([false, true])('goes to a domain with umlauts in ASCII, whatever the server knows (SMTPUTF8: %s)', async (smtpUtf8) => {
    const smtp = await mailServer({ smtpUtf8 });
    const written = writeMail(CONTENT, installationOf(server.context));
    // Like a mail to an applicant, whose reply goes to a member of the company.
    const headers = { 'Reply-To': 'kontakt@bücher.example' };
    await enqueueMail(server.context.db, { ...written, to: 'anna@müller.example', headers });
    await deliver(transportTo(smtp.url));
    expect(smtp.received()).toMatch(/^RCPT TO:<anna@xn--mller-kva\.example>\r$/m);
    expect(smtp.mails[0]?.raw).toMatch(/^To: anna@xn--mller-kva\.example\r$/m);
    expect(smtp.mails[0]?.raw).toMatch(/^Reply-To: kontakt@xn--bcher-kva\.example\r$/m);
    // Where people read it, it is unchanged.
    expect(await row()).toMatchObject({ recipient: 'anna@müller.example', sent_at: moment });
  });

  it.each([
    [
      'the support, where it asks for an answer',
      takenDownMail({ jobTitle: 'Weiche', reason: 'Gebühr', href: 'https://jobs.firma.example/company/1' }),
      ['hilfe@firma.example'],
    ],
    ['the support, where it asks for help', passwordChangedMail(), ['hilfe@firma.example']],
    ['nobody else otherwise', CONTENT, undefined],
  ])('is answered to %s', async (_who, content, replyTo) => {
    const smtp = await mailServer();
    await enqueue(content);
    await deliver(transportTo(`${smtp.url}?from=no-reply@firma.example`));
    const [{ mail } = {}] = smtp.mails;
    expect(mail?.from).toMatchObject({ address: 'no-reply@firma.example' });
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(replyTo);
  });

  it('has no line over 78 bytes, and only ASCII in them, which every mail server takes (RFC 5322)', async () => {
    const smtp = await mailServer();
    await enqueue({ ...CONTENT, subject: `Köln: ${'Straßenbahnfahrerin, '.repeat(30)}` });
    await deliver(transportTo(smtp.url));
    const lines = (smtp.mails[0]?.raw ?? '').split('\r\n');
    expect(lines.filter((line) => /[^\x20-\x7e\t]/.test(line))).toEqual([]);
    expect(lines.filter((line) => Buffer.byteLength(line) > 78)).toEqual([]);
    expect(smtp.mails[0]?.mail.subject).toMatch(/^Köln: (?:Straßenbahnfahrerin, ?){30}$/);
  });

  it('shows hostile names as they were typed, in the one header that they belong to', async () => {
    const smtp = await mailServer();
    const hostile = '"><script>alert(1)</script>\r\nBcc: alle@post.example\r\n\r\n<b>fett</b>\u202e\0';
    const facts = { jobTitle: hostile, companyName: hostile, firstName: hostile, lastName: hostile };
    await enqueue(newApplicationMail(facts, 'https://jobs.firma.example/company/1'));
    await deliver(transportTo(smtp.url));
    const typed = '"><script>alert(1)</script> Bcc: alle@post.example <b>fett</b>';
    const [{ mail, to } = {}] = smtp.mails;
    expect(to).toEqual(['joerg@post.example']);
    expect(mail?.subject).toBe(`Neue Bewerbung: ${typed}`);
    expect(mail?.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(mail?.html).not.toMatch(/<script|<b>/);
    expect(mail?.text).toContain(typed);
  });
});

describe('rule 13: what a mail server may answer', () => {
  it('later (4xx): the mail comes with the next attempt, and once', async () => {
    const answers = [answerOf(451, '4.7.1 Greylisted'), answerOf(452, '4.2.2 Mailbox full')];
    const smtp = await mailServer({ onRecipient: () => answers.shift() ?? null });
    const transport = transportTo(smtp.url);
    await enqueue();
    await deliver(transport);
    expect(await row()).toMatchObject({ attempts: 1, last_error: 'EENVELOPE 451' });
    await deliver(transport, MINUTE);
    await deliver(transport, 5 * MINUTE);
    await deliver(transport, 60 * MINUTE);
    expect(smtp.mails).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 3, sent_at: expect.any(Date), last_error: null });
  });

  it.each([
    [550, '5.7.1 Relaying denied', 'a setting that the operator mends'],
    [554, '5.7.1 Spam', 'an opinion that may change'],
  ])('no (%i %s): it is tried again, since it may be %s', async (code, text) => {
    const smtp = await mailServer({ onMail: () => answerOf(code, text) });
    await enqueue();
    await deliver(transportTo(smtp.url));
    expect(await row()).toMatchObject({ attempts: 1, failed_at: null, last_error: `EMESSAGE ${code}` });
  });

  it.each([
    [550, '5.1.1 No such user'],
    [553, '5.1.3 Bad destination'],
  ])('nobody there (%i %s): it is given up at once, stays whole for another try, and holds up no other', async (code, text) => {
    const answers = [answerOf(code, text)];
    const smtp = await mailServer({ onRecipient: () => answers.shift() ?? null });
    await enqueue();
    await enqueue(CONTENT, 'ada@post.example');
    await deliver(transportTo(smtp.url));
    expect((await rows())[0]).toMatchObject({ attempts: 1, failed_at: moment, last_error: `EENVELOPE ${code}` });
    expect((await rows())[0]?.body_text).toContain('ende=1');
    expect(smtp.mails.map(({ to }) => to)).toEqual([['ada@post.example']]);
  });

  it('nothing, since no server listens: it waits for one', async () => {
    const gone = await startMailServer();
    await gone.stop();
    await enqueue();
    const transport = transportTo(gone.url);
    await deliver(transport);
    expect(await row()).toMatchObject({ attempts: 1, failed_at: null, last_error: 'ESOCKET' });
    const back = await mailServer({ port: gone.port });
    await deliver(transport, MINUTE);
    expect(back.mails).toHaveLength(1);
  });
});

describe('rule 13: one mail and several servers', () => {
  it('two servers of ours with a connection each send every mail once', async () => {
    const smtp = await mailServer();
    for (let count = 0; count < 12; count += 1) await enqueue(CONTENT, `nr${count}@post.example`);
    await Promise.all([deliverDue(context(), transportTo(smtp.url)), deliverDue(context(), transportTo(smtp.url))]);
    expect(smtp.mails.map(({ to }) => to[0]).toSorted()).toEqual(
      [...Array(12).keys()].map((count) => `nr${count}@post.example`).toSorted(),
    );
  });

  it('one that dies between sending and noting it sends the same mail again, so that a reader can tell', async () => {
    const smtp = await mailServer();
    await enqueue();
    const dying = { ...transportTo(smtp.url) };
    const died = new Promise<void>((resolve) => {
      const { send } = dying;
      dying.send = async (mail) => {
        await send(mail);
        resolve();
        return new Promise(() => undefined);
      };
    });
    void deliverDue(context(), dying);
    await died;
    expect(await row()).toMatchObject({ sent_at: null, attempts: 1 });
    await deliver(transportTo(smtp.url), 5 * MINUTE);
    const [first, second] = smtp.mails;
    expect(smtp.mails).toHaveLength(2);
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    expect(await row()).toMatchObject({ sent_at: moment, attempts: 2 });
  });
});

describe('SMTP_URL: who may read what goes over the line', () => {
  const account = { user: 'stellwerk', password: 'nur für dich' };
  const urlOf = (smtp: MailServer, query: string, login = account): string => {
    const url = new URL(smtp.url.replace('127.0.0.1', 'localhost') + query);
    url.username = login.user;
    url.password = login.password;
    return url.href;
  };

  it('encrypts, and takes no certificate that nobody has signed', async () => {
    const smtp = await mailServer({ startTls: true });
    await enqueue();
    await deliver(transportTo(smtp.url));
    expect(smtp.mails).toEqual([]);
    expect(await row()).toMatchObject({ failed_at: null, last_error: expect.stringMatching(/^(?:ETLS|ESOCKET)$/) });
    await deliver(transportTo(`${smtp.url}?tls.rejectUnauthorized=false`), MINUTE);
    expect(smtp.mails).toMatchObject([{ secure: true }]);
  });

  it('smtps:// is encrypted from the first byte, with the same rule', async () => {
    const smtp = await mailServer({ secure: true });
    await enqueue();
    await deliver(transportTo(smtp.url));
    expect(smtp.mails).toEqual([]);
    await deliver(transportTo(`${smtp.url}?tls.rejectUnauthorized=false`), MINUTE);
    expect(smtp.mails).toMatchObject([{ secure: true }]);
  });

  it('logs in; a wrong password is tried again, for the operator mends it', async () => {
    const smtp = await mailServer({ startTls: true, account });
    await enqueue();
    const unsigned = '?tls.rejectUnauthorized=false';
    await deliver(transportTo(urlOf(smtp, unsigned, { ...account, password: 'falsch' })));
    expect(await row()).toMatchObject({ failed_at: null, last_error: 'EAUTH 535' });
    await deliver(transportTo(urlOf(smtp, unsigned)), MINUTE);
    expect(smtp.mails).toMatchObject([{ secure: true, user: 'stellwerk' }]);
  });

  it('shows no password to a server that does not encrypt, unless the setting says so', async () => {
    const smtp = await mailServer({ account });
    await enqueue();
    await deliver(transportTo(urlOf(smtp, '')));
    expect(smtp.mails).toEqual([]);
    expect(await row()).toMatchObject({ failed_at: null, last_error: expect.stringMatching(/^ETLS/) });
    await deliver(transportTo(urlOf(smtp, '?requireTLS=false')), MINUTE);
    expect(smtp.mails).toMatchObject([{ secure: false, user: 'stellwerk' }]);
  });
});
