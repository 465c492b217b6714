import { demoData } from '@stellwerk/domain/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../operation/seed/seed.ts';
import { formBody, idOf, nestedBody, PDF, sendForm, traces } from '../testing/applications.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { unzip } from '../testing/zip.ts';

const data = demoData(new Date());
const jobId = data.jobs.find((job) => job.companyId === 1 && job.isActive && job.closesAt === null)?.id ?? 0;
const userId = (email: string): number => data.users.find((user) => user.email === email)?.id ?? 0;
const PROFILE = '/api/private/users/profile';
const AVATAR = `${PROFILE}/avatar`;

let server: TestServer;
let picture: Buffer;
beforeAll(async () => {
  server = await startTestServer();
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3366cc' } })
    .png()
    .toBuffer();
});
afterAll(() => server.stop());

const call: TestServer['call'] = (...given) => server.call(...given);

async function upload(token: string | undefined, name = 'ich.png', content: Buffer = picture) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return sendForm(server, AVATAR, form, token);
}

let applied = 0;
/** Applies with a file. @returns the id of the application */
async function apply(token: string): Promise<number> {
  applied += 1;
  const form = formBody(jobId, [{ field: 'resume', name: 'Lebenslauf.pdf', content: PDF }], { phone: `040 ${applied}` });
  return idOf(await sendForm(server, '/api/private/applications/create', form, token));
}

/** Ids of the accounts created here. */
const PASSWORD = 'ein langer Satz reicht aus';

const remove = (token: string | undefined, password = DEMO_PASSWORD) => call(PROFILE, { method: 'DELETE', token, body: { password } });

/** A new account with a confirmed email address. */
async function newAccount(email: string): Promise<{ readonly token: string; readonly id: number }> {
  const body = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Kern', terms: true, gdpr: true };
  await call('/api/public/auth/register', { body });
  const { id } = await server.context.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token: await server.login(email, PASSWORD), id };
}

describe('AC22: the own picture', () => {
  it('API89 is uploaded, answered with url and filename, and shown in the profile; API90 takes it away with its file', async () => {
    const { token } = await newAccount('bild@post.example');
    const { stored } = await traces(server);
    const made = await upload(token);
    expect(made).toMatchObject({ status: 201, body: { url: expect.any(String), filename: expect.stringMatching(/\.png$/) } });
    const { body } = await call(PROFILE, { token });
    expect(body).toMatchObject({ avatar: expect.stringMatching(/^\/api\/media\/avatars\/original\/.+\.png$/) });
    expect(await call(AVATAR, { method: 'DELETE', token })).toMatchObject({ status: 204 });
    expect((await call(PROFILE, { token })).body).toMatchObject({ avatar: null });
    expect((await traces(server)).stored).toEqual(stored);
    // Without a picture there is nothing to remove.
    expect((await call(AVATAR, { method: 'DELETE', token })).status).toBe(204);
  });

  it('replaces the former one', async () => {
    const { token } = await newAccount('bild2@post.example');
    await upload(token);
    const { stored } = await traces(server);
    await upload(token);
    expect((await traces(server)).stored).toHaveLength(stored.length);
  });

  it('rule 4: is refused when it is no picture, with a message at the field', async () => {
    const { token } = await newAccount('bild3@post.example');
    expect(await upload(token, 'ich.pdf', PDF)).toMatchObject({ status: 400, body: { fields: [{ name: 'file' }] } });
    expect(await upload(token, 'ich.png', PDF)).toMatchObject({ status: 400 });
    expect(await upload(undefined)).toMatchObject({ status: 401 });
  });
});

describe('AC21: a person at users/{id}', () => {
  const amelie = userId('candidate@demo.example');

  it('O11 is seen by the person, with all own applications', async () => {
    const token = await server.login('candidate@demo.example');
    const { status, body } = await call(`/api/private/users/${amelie}`, { token });
    const own = (await call('/api/private/applications/user', { token })).body;
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: amelie, email: 'candidate@demo.example', applications: own });
  });

  it('O11 is seen by a company with its applications alone, without what it has noted; by nobody else', async () => {
    const member = await server.login('member@demo.example');
    const { body } = await call(`/api/private/users/${amelie}`, { token: member });
    const companies = data.applications.filter((row) => row.userId === amelie && row.companyId === 1).map(({ id }) => id);
    const shown =
      typeof body === 'object' && body !== null && 'applications' in body && Array.isArray(body.applications) ? body.applications : [];
    expect(shown.map(({ id }: { id: number }) => id).toSorted()).toEqual(companies.toSorted());
    expect(JSON.stringify(body)).not.toMatch(/notes|rating/);
    const other = await server.login('leon.hartwig@post.example');
    expect((await call(`/api/private/users/${amelie}`, { token: other })).status).toBe(404);
    expect((await call(`/api/private/users/${amelie}`)).status).toBe(401);
  });
});

describe('O71: all own data', () => {
  it('are exported as an archive: data, what they mean, and the own files', async () => {
    const { token } = await newAccount('export@post.example');
    await upload(token);
    const id = await apply(token);
    const response = await fetch(`${server.url}${PROFILE}/export`, { headers: { authorization: `Bearer ${token}` } });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()]).toEqual(['daten.json', 'LIESMICH.txt', 'Profilbild.png', `Bewerbung ${id}/1 Lebenslauf Lebenslauf.pdf`]);
    expect(JSON.parse(String(files.get('daten.json')))).toMatchObject({
      profile: { email: 'export@post.example', consents: [{}, {}] },
      sessions: [{}, {}],
      applications: [{ id, status: 'SUBMITTED' }],
      referrals: [],
      messages: [],
      newsletter: null,
      savedJobs: [],
      jobAlerts: [],
    });
    expect(String(files.get('LIESMICH.txt'))).toContain('sessions: Anmeldungen');
  });

  it('hold links, payouts and messages, and never a password or what a company has noted', async () => {
    const token = await server.login('referrer@demo.example');
    const response = await fetch(`${server.url}${PROFILE}/export`, { headers: { authorization: `Bearer ${token}` } });
    const json = String((await unzip(Buffer.from(await response.arrayBuffer()))).get('daten.json'));
    const exported: unknown = JSON.parse(json);
    expect(exported).toMatchObject({ referrals: expect.arrayContaining([expect.objectContaining({ code: expect.any(String) })]) });
    expect(exported).toMatchObject({ payouts: expect.arrayContaining([expect.objectContaining({ state: 'OPEN' })]) });
    expect(json).not.toMatch(/password|argon2|notes|rating/);
  });
});

/** Saves a job, and subscribes an email address to newsletter and alert, both confirmed. */
async function order(token: string, email: string): Promise<void> {
  const { db } = server.context;
  const confirmed = { email, consents: '[]', confirmed_at: new Date() };
  await call(`/api/private/saved-jobs/${jobId}`, { method: 'PUT', token });
  await db
    .insertInto('newsletter_subscriptions')
    .values({ ...confirmed, types: ['CANDIDATE'], status: 'CONFIRMED' })
    .execute();
  await db
    .insertInto('job_alerts')
    .values({ ...confirmed, query: '{"search":"Gleisbau"}', rhythm: 'DAILY' })
    .execute();
}

async function ordered(email: string): Promise<number> {
  const { db } = server.context;
  const rows = (table: 'newsletter_subscriptions' | 'job_alerts') =>
    db.selectFrom(table).select('id').where('email', 'ilike', email).execute();
  return (await rows('newsletter_subscriptions')).length + (await rows('job_alerts')).length;
}

describe('O71, O93: what somebody has saved and ordered', () => {
  it('is exported', async () => {
    const { token } = await newAccount('merkt@post.example');
    await order(token, 'Merkt@post.example');
    const response = await fetch(`${server.url}${PROFILE}/export`, { headers: { authorization: `Bearer ${token}` } });
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    expect(JSON.parse(String(files.get('daten.json')))).toMatchObject({
      savedJobs: [{ jobId }],
      newsletter: { types: ['CANDIDATE'] },
      jobAlerts: [{ query: { search: 'Gleisbau' }, rhythm: 'DAILY' }],
    });
  });

  it('rule 10: ends with the account', async () => {
    const { token, id } = await newAccount('endet@post.example');
    await order(token, 'Endet@post.example');
    expect((await remove(token, PASSWORD)).status).toBe(204);
    expect(await ordered('endet@post.example')).toBe(0);
    expect(await server.context.db.selectFrom('saved_jobs').select('job_id').where('user_id', '=', id).execute()).toEqual([]);
  });

  it('stays where the account has not confirmed the address: it may be somebody else who has ordered', async () => {
    const { token, id } = await newAccount('fremd@post.example');
    await order(token, 'fremd@post.example');
    await server.context.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute();
    expect((await remove(token, PASSWORD)).status).toBe(204);
    expect(await ordered('fremd@post.example')).toBe(2);
  });
});

describe('O61, O71: deleting the account', () => {
  it('rule 10: takes the mails to the address along, but those of what was sent without the account', async () => {
    const { token } = await newAccount('post@post.example');
    const { db } = server.context;
    const guest = idOf(await call('/api/public/applications/create', { body: nestedBody(jobId, { email: 'Post@post.example' }) }));
    const mail = { subject: 'x', body_text: 'x', body_html: null };
    await db
      .insertInto('outbox')
      .values([
        { ...mail, kind: 'reset-password', recipient: 'Post@post.example', sent_at: new Date() },
        { ...mail, kind: 'message', recipient: 'post@post.example' },
        { ...mail, kind: 'message', recipient: 'andere-post@post.example' },
      ])
      .execute();
    expect((await remove(token, PASSWORD)).status).toBe(204);
    const left = await db
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'application_id'])
      .where('recipient', 'ilike', '%post@post.example')
      .execute();
    expect(left).toEqual([
      { kind: 'application-receipt', recipient: 'Post@post.example', application_id: guest },
      { kind: 'message', recipient: 'andere-post@post.example', application_id: null },
    ]);
  });

  it('takes no mail from whoever owns an address that the account has not confirmed', async () => {
    const { id } = await newAccount('streit@post.example');
    const { token, id: stranger } = await newAccount('streit2@post.example');
    const mails = () => server.mails({ recipient: 'streit@post.example' });
    const before = await mails();
    await server.context.db
      .updateTable('users')
      .set({ email: 'streit@post.example', email_verified_at: null })
      .where('id', '=', stranger)
      .execute();
    expect((await remove(token, PASSWORD)).status).toBe(204);
    expect(before).toHaveLength(1);
    expect(await mails()).toEqual(before);
    expect(id).not.toBe(stranger);
  });

  it('asks for the password: without or with a wrong one nothing happens, and the message stands at the field', async () => {
    const { token } = await newAccount('bleibt@post.example');
    expect(await remove(token, 'falsch')).toMatchObject({
      status: 400,
      body: { message: 'Das Passwort ist falsch.', fields: [{ name: 'password', message: 'Das Passwort ist falsch.' }] },
    });
    expect(await call(PROFILE, { method: 'DELETE', token, body: {} })).toMatchObject({
      status: 400,
      body: { fields: [{ name: 'password' }] },
    });
    expect(await remove(undefined)).toMatchObject({ status: 401 });
    expect((await call(PROFILE, { token })).status).toBe(200);
  });

  it('rule 9, rule 10: takes sessions, applications, files, picture and messages along, and is noted for backups', async () => {
    const before = await traces(server);
    const { token, id } = await newAccount('weg@post.example');
    const { db } = server.context;
    await upload(token);
    const application = await apply(token);
    const message = { company_id: 1, user_id: id, sender_type: 'company', recipient_type: 'user', subject: 'x', content: 'x' } as const;
    await db.insertInto('messages').values(message).execute();
    const noted = (await server.context.files.erasures.all()).length;
    expect(await remove(token, PASSWORD)).toMatchObject({ status: 204 });
    expect((await call(PROFILE, { token })).status).toBe(401);
    expect(await traces(server)).toEqual(before);
    const rows = async (table: 'sessions' | 'messages' | 'memberships') =>
      db.selectFrom(table).select('user_id').where('user_id', '=', id).execute();
    for (const table of ['sessions', 'messages', 'memberships'] as const) expect(await rows(table), table).toEqual([]);
    expect(await server.mails({ application_id: application })).toEqual([]);
    // The application and the account.
    expect(await server.context.files.erasures.all()).toHaveLength(noted + 2);
    expect((await call('/api/public/auth/login', { body: { email: 'weg@post.example', password: PASSWORD } })).status).toBe(401);
  });

  it('O83: keeps the record of payouts, without the person', async () => {
    const { db } = server.context;
    const id = userId('referrer@demo.example');
    const links = await db.selectFrom('referrals').select('id').where('user_id', '=', id).execute();
    const ids = links.map((link) => link.id);
    const payouts = await db
      .selectFrom('payouts')
      .select(['id', 'job_title', 'referral_code'])
      .where('referral_id', 'in', ids)
      .orderBy('id')
      .execute();
    expect(payouts.length).toBeGreaterThan(0);
    expect(await remove(await server.login('referrer@demo.example'))).toMatchObject({ status: 204 });
    const kept = await db
      .selectFrom('payouts')
      .select(['id', 'job_title', 'referral_code', 'referral_id'])
      .where(
        'id',
        'in',
        payouts.map((payout) => payout.id),
      )
      .orderBy('id')
      .execute();
    expect(kept).toEqual(payouts.map((payout) => ({ ...payout, referral_id: null })));
  });

  it('is refused to the owner of an active company, whose name it says; nothing is deleted', async () => {
    const token = await server.login('owner@demo.example');
    const { db } = server.context;
    const { name } = await db.selectFrom('companies').select('name').where('id', '=', 1).executeTakeFirstOrThrow();
    expect(await remove(token)).toMatchObject({ status: 409, body: { message: expect.stringContaining(name) } });
    expect((await call(PROFILE, { token })).status).toBe(200);
  });

  it('ends access to a company at once; its team keeps the entry without an account', async () => {
    const { db } = server.context;
    const token = await server.login('member@demo.example');
    const member = await db
      .selectFrom('team_members')
      .select('id')
      .where('user_id', '=', userId('member@demo.example'))
      .executeTakeFirstOrThrow();
    expect(await remove(token)).toMatchObject({ status: 204 });
    expect((await call('/api/private/companies/1', { token })).status).toBe(401);
    expect(await db.selectFrom('team_members').select('user_id').where('id', '=', member.id).executeTakeFirst()).toEqual({ user_id: null });
  });
});
