/** @module-tag full */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAIL_KINDS, type MailKind } from '@stellwerk/mails';
import { afterAll, expect, it } from 'vitest';
import { outboxTexts } from '../packages/screens/src/i18n/admin.de';
import { jobOffer } from './support/job-offer';
import { openPostOffice } from './support/post-office';
import { startDemoServer } from './support/server';
import { logIn } from './support/session';

/**
 * Every mail of the product (O46), requested over HTTP, read from a real mail server in both forms, and opened by a scanner before its
 * links are used: a GET changes nothing, so each still works, and once.
 */
const office = await openPostOffice();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'stellwerk-mails-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const clock = fileURLToPath(new URL('support/clock.mjs', import.meta.url));
const settings = {
  DATA_DIR,
  // The server restarts on the same data, and a command writes into it meanwhile.
  DATABASE_URL: '',
  SMTP_URL: office.url,
  NODE_OPTIONS: `--import=${clock}`,
  RATE_LIMITS: 'on',
  TRUSTED_PROXIES: '127.0.0.1,::1',
};
let server = await startDemoServer(settings);
afterAll(() => server.stop());
const { origin } = server;

// The test moves the clock by days, which ends sessions, so each test has its own.
const login = async (name: 'owner' | 'admin') => ({ token: (await logIn(origin, `${name}@demo.example`)).token });
const next = (kind: MailKind, address: string) => office.read(origin, kind, address);

interface Sent {
  readonly body?: unknown;
  readonly token?: string;
  /** Address of the visitor. */
  readonly from?: string;
  /** @default a server that accepts */
  readonly status?: number;
}
async function call(method: string, path: string, { body, token, from, status }: Sent = {}): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (status === undefined) expect(response.ok, `${path}: ${response.status} ${text}`).toBe(true);
  else expect(response.status, `${path}: ${text}`).toBe(status);
  return Object(text === '' ? {} : JSON.parse(text));
}

it('O46 rule 10: an account is confirmed, registered again, gets a new password, and is attacked', async () => {
  const email = 'joerg@post.example';
  const person = { firstName: 'Jörg', lastName: 'Weiß', email, password: 'Rotkehlchen singt früh', terms: true, gdpr: true };
  const { token } = await call('POST', '/api/public/auth/register', { body: person });
  const session = String(token);
  const confirm = await next('register', email);
  // A second click gets the same response, and no further mail.
  for (const _press of [1, 2]) await call('POST', '/api/public/auth/confirm-email', { body: { token: confirm.token }, token: session });

  await call('POST', '/api/public/auth/register', { body: { ...person, password: 'Ein anderer langer Satz' } });
  await next('register-known', email);

  await call('POST', '/api/public/auth/forgot-password', { body: { email } });
  const reset = await next('reset-password', email);
  const body = { token: reset.token, password: 'Amsel auf dem hohen Dach' };
  await call('POST', '/api/public/auth/reset-password', { body });
  await call('POST', '/api/public/auth/reset-password', { body, status: 400 });
  await next('password-changed', email);

  const attempt = (count: number) =>
    fetch(`${origin}/api/public/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${Math.floor(count / 9)}` },
      body: JSON.stringify({ email, password: 'falsch, aber lang genug' }),
    });
  for (let count = 0; count <= 100; count += 1) expect((await attempt(count)).ok).toBe(false);
  await next('login-attempts', email);
});

it('O46 O72 an application is received, and the company decides', async () => {
  const owner = await login('owner');
  const email = 'bewerbung@post.example';
  const body = {
    jobOffer: { id: 101 },
    firstName: 'Zoë <b>',
    lastName: 'Öztürk-Groß',
    email,
    linkedinProfile: 'https://www.linkedin.com/in/zoe',
    terms: true,
    gdpr: true,
  };
  const { applicationId } = await call('POST', '/api/public/applications/create', { body });
  const receipt = await next('application-receipt', email);
  expect(receipt.mail.text).toMatch(/^Guten Tag Zoë <b> Öztürk-Groß,/);
  expect(receipt.mail.html).toContain('Guten Tag Zoë &lt;b&gt; Öztürk-Groß,');
  await next('application-new', 'recruiter@demo.example');
  await call('PATCH', `/api/private/applications/${String(applicationId)}/status`, { body: { status: 'REJECTED' }, token: owner.token });
  // It can be undone for a minute.
  server.nextDay();
  const decided = await next('application-status', email);
  // The links of both mails lead to it, until one of them deletes it.
  for (const { token } of [receipt, decided])
    expect(await call('GET', `/api/public/applications/status/${token}`)).toMatchObject({ status: 'REJECTED' });
  await call('DELETE', `/api/public/applications/status/${decided.token}`);
  for (const { token } of [receipt, decided]) await call('GET', `/api/public/applications/status/${token}`, { status: 404 });
});

it('O43 O46 a referrer hears of an application and of the money, the administration of the request', async () => {
  const [owner, admin] = [await login('owner'), await login('admin')];
  const email = 'referrer@demo.example';
  const { token } = await logIn(origin, email);
  const person = { firstName: 'Ole', lastName: 'Tamm', email: 'tamm@post.example', linkedinProfile: 'https://www.linkedin.com/in/tamm' };
  const body = { ...person, jobOffer: { id: 101 }, referral: 'MC7F2KQW', terms: true, gdpr: true };
  const { applicationId } = await call('POST', '/api/public/applications/create', { body });
  expect((await next('referral', email)).mail.text).toContain('ist eine Bewerbung eingegangen');
  await call('PATCH', `/api/private/applications/${String(applicationId)}/status`, { body: { status: 'ACCEPTED' }, token: owner.token });
  const rows = Object.values(await call('GET', '/api/private/application-referrals', { token })).map((row) => Object(row));
  const { id } = rows.find(({ milestone, payoutStatus }) => milestone === 'HIRED' && payoutStatus === 'OPEN');
  await call('POST', `/api/private/application-referrals/${String(id)}/request-payout`, { token });
  await next('payout-requested', 'admin@demo.example');
  const path = `/api/private/admin/application-referrals/${String(id)}/payout`;
  await call('PATCH', path, { body: { state: 'PAID', reason: '' }, token: admin.token });
  await next('payout-decided', email);
});

it('O46 O48 a colleague is invited', async () => {
  const owner = await login('owner');
  const email = 'einladung@post.example';
  await call('POST', '/api/private/companies/1/team/invite/send', { body: { email }, token: owner.token });
  const { token } = await next('invitation', email);
  expect(JSON.stringify(await call('GET', `/api/public/invitations/${token}`))).toContain('Weserbund Versicherungen AG');
});

it('O41 O46 a company writes to an applicant, who has read all others', async () => {
  const owner = await login('owner');
  const email = 'candidate@demo.example';
  const { token } = await logIn(origin, email);
  const { id: userId } = await call('GET', '/api/private/users/profile', { token });
  const inbox = Object.values(await call('GET', '/api/private/messages/my', { token })).map((message) => Object(message));
  for (const { id, recipientType, isRead } of inbox)
    if (recipientType === 'user' && isRead === false) await call('PUT', `/api/private/messages/${String(id)}/read`, { token });
  const message = { companyId: 1, userId, senderType: 'company', recipientType: 'user', subject: 'Gespräch', content: 'Passt Dienstag?' };
  await call('POST', '/api/private/messages', { body: message, token: owner.token });
  expect((await next('message', email)).mail.text).not.toContain('Passt Dienstag?');
});

it('O46 O95 a posting is taken down, and released again', async () => {
  const owner = await login('owner');
  const admin = await login('admin');
  const { id } = await call('POST', '/api/private/jobs/create', { body: { companyId: 1, jobOffer }, token: owner.token });
  await call('POST', `/api/public/jobs/${String(id)}/report`, {
    body: { reason: 'FRAUD', text: 'Vorkasse', email: 'meldung@post.example' },
  });
  await next('report-received', 'meldung@post.example');
  const reports = Object.values(await call('GET', '/api/private/admin/reports', { token: admin.token }));
  const report = reports.find((row) => JSON.stringify(row).includes(`"id":${String(id)},`));
  const path = `/api/private/admin/reports/${String(Object(report).id)}`;
  await call('PATCH', path, { body: { state: 'TAKEN_DOWN', reason: 'Es wird Vorkasse verlangt.' }, token: admin.token });
  await next('report-decided', 'meldung@post.example');
  expect((await next('posting-taken-down', 'owner@demo.example')).mail.text).toContain('Es wird Vorkasse verlangt.');
  await call('PATCH', path, { body: { state: 'KEPT', reason: 'Die Vorkasse war ein Irrtum.' }, token: admin.token });
  expect((await next('posting-released', 'owner@demo.example')).mail.text).toContain('Die Vorkasse war ein Irrtum.');
});

it('O46 O47 rule 10: the newsletter is confirmed, and ended by one click of the mail program', async () => {
  const email = 'neues@post.example';
  await call('POST', '/api/public/subscribe-newsletter', { body: { email, type: 'CANDIDATE', terms: true } });
  const { token } = await next('newsletter-confirm', email);
  for (const _press of [1, 2]) await call('POST', `/api/public/newsletter/confirm/${token}`);
  const { oneClick = '' } = await next('newsletter-welcome', email);
  for (const _press of [1, 2]) await call('POST', oneClick.slice(origin.length));
});

it('O46 O93 rule 10: an alert is confirmed, comes, and is ended by one click of the mail program', async () => {
  const owner = await login('owner');
  const email = 'auftrag@post.example';
  const order = { email, rhythm: 'DAILY', query: { search: 'Gleisbau' }, gdpr: true };
  await call('POST', '/api/public/job-alerts', { body: order });
  const { token } = await next('job-alert-confirm', email);
  for (const _press of [1, 2]) await call('POST', `/api/public/job-alerts/confirm/${token}`);
  await call('POST', '/api/private/jobs/create', { body: { companyId: 1, jobOffer }, token: owner.token });
  server.nextDay();
  const { oneClick = '' } = await next('job-alert', email);
  for (const _press of [1, 2]) await call('POST', oneClick.slice(origin.length));
});

it('O46 O98 an administrator is added at the terminal, while the server stands', async () => {
  const email = 'verwaltung@post.example';
  await server.stop();
  const command = spawn(process.execPath, ['apps/api/src/people/administrators/command.ts', 'add', email], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, DATA_DIR, PUBLIC_ORIGIN: origin },
    stdio: 'ignore',
  });
  expect(await once(command, 'exit')).toEqual([0, null]);
  server = await startDemoServer({ ...settings, PORT: new URL(origin).port });
  const { token } = await next('administrator', email);
  const password = 'Zaunkönig im Unterholz';
  await call('POST', '/api/public/auth/reset-password', { body: { token, password } });
  await call('POST', '/api/public/auth/reset-password', { body: { token, password }, status: 400 });
});

it('O46 none was forgotten, and administrators know each by its name', () => {
  expect(Object.keys(outboxTexts.kinds).toSorted()).toEqual(MAIL_KINDS.toSorted());
  expect([...office.kinds].toSorted()).toEqual(MAIL_KINDS.toSorted());
});
