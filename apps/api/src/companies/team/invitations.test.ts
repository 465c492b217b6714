import { asList, asObject } from '@stellwerk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: string;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
  owner = await server.login('owner@demo.example');
});
afterAll(() => server.stop());

const SEND = '/api/private/companies/1/team/invite/send';
const PENDING = '/api/private/companies/1/invitations/pending';
const PASSWORD = 'ein langer Satz reicht';
const DAY = 24 * 60 * 60 * 1000;

const invite = (email: string, more: object = {}, token: string | undefined = owner) =>
  server.call(SEND, { token, body: { email, ...more } });
const idOf = (body: unknown): unknown => asObject(asObject(body).invitation).id;
const pending = async (): Promise<readonly Record<string, unknown>[]> =>
  asList((await server.call(PENDING, { token: owner })).body).map(asObject);
const memberWith = async (email: string) =>
  asList((await server.call('/api/private/companies/1/get-company-team-members', { token: owner })).body)
    .map(asObject)
    .find((row) => row.email === email);

/** The secret in the last mail to this email address. */
async function secretFor(email: string): Promise<string> {
  const mails = await server.mails({ recipient: email, kind: 'invitation' });
  return /\/invitations\/([\w-]+)/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? '';
}

/** A new account, confirmed by default. */
async function register(email: string, confirmed = true): Promise<string> {
  const body = { email, password: PASSWORD, firstName: 'Deniz', lastName: 'Arslan', terms: true, gdpr: true };
  const answer = await server.call('/api/public/auth/register', { body });
  if (confirmed) await server.context.db.updateTable('users').set({ email_verified_at: now }).where('email', '=', email).execute();
  return String(asObject(answer.body).token);
}
const accept = (secret: string, token: string | undefined) =>
  server.call(`/api/private/invitations/${secret}/accept`, { method: 'POST', token });

describe('inviting', () => {
  it('API67 O50 mails a link whose secret is stored hashed, for seven days, as MEMBER unless it says otherwise', async () => {
    const { status, body } = await invite('Neu@Weserbund.example', { firstName: 'Neu', position: 'Recruiterin' });
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Einladung erfolgreich gesendet!',
      invitation: {
        id: expect.any(Number),
        email: 'neu@weserbund.example',
        firstName: 'Neu',
        lastName: null,
        position: 'Recruiterin',
        role: 'MEMBER',
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + 7 * DAY).toISOString(),
      },
    });
    const secret = await secretFor('neu@weserbund.example');
    expect(secret).toMatch(/^[\w-]{43}$/);
    const rows = await server.context.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(idOf((await invite('zwei@weserbund.example', { role: 'RECRUITER' })).body)).toBeDefined();
    expect((await pending()).find(({ email }) => email === 'zwei@weserbund.example')).toMatchObject({ role: 'RECRUITER' });
    const elsewhere = await server.call('/api/private/companies/2/invitations/pending', {
      token: await server.login('owner2@demo.example'),
    });
    expect(asList(elsewhere.body).map((one) => asObject(one).email)).not.toContain('zwei@weserbund.example');
  });

  it('CT08 CT10 a record that names the address waits for it, until it is taken back', async () => {
    const email = 'g.mohrmann@weserbund.example';
    const { body } = await invite(email);
    expect(await memberWith(email)).toMatchObject({ status: 'PENDING', invitationSent: true });
    const path = `/api/private/companies/1/invitations/${String(idOf(body))}`;
    const secret = await secretFor(email);
    expect((await server.call(path, { method: 'DELETE', token: owner })).status).toBe(200);
    expect(await memberWith(email)).toMatchObject({ status: 'ACTIVE', invitationSent: false });
    expect((await server.call(`/api/public/invitations/${secret}`)).status).toBe(404);
    expect((await server.call(path, { method: 'DELETE', token: owner })).status).toBe(404);
  });

  it('O48 refuses an address that is invited or in the team, with a German sentence', async () => {
    await invite('doppelt@weserbund.example');
    const again = await invite('DOPPELT@weserbund.example');
    expect([again.status, asObject(again.body).message]).toEqual([409, 'An diese Adresse ist schon eine Einladung offen.']);
    const member = await invite('member@demo.example');
    expect([member.status, asObject(member.body).message]).toEqual([409, 'Diese Person gehört schon zum Team.']);
    expect((await invite('boss@weserbund.example', { role: 'OWNER' })).status).toBe(409);
  });

  it('CT21 CT22 needs an address that is one', async () => {
    expect(asObject((await invite('')).body).message).toBe('Bitte geben Sie eine E-Mail-Adresse ein.');
    expect(asObject((await invite('abc')).body).message).toBe('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  });

  it('API68 the team reads what is pending, and nobody else', async () => {
    const { body } = await invite('s.kallweit@post.example', { role: 'RECRUITER' });
    const list = (token?: string, path = PENDING) => server.call(path, { token });
    for (const reader of [owner, await server.login('member@demo.example')]) {
      const answer = await list(reader);
      expect(answer.status).toBe(200);
      expect(asList(answer.body)).toContainEqual(expect.objectContaining({ id: idOf(body), email: 's.kallweit@post.example' }));
      // Only the mail contains the secret that grants access.
      expect(JSON.stringify(answer.body)).not.toContain(await secretFor('s.kallweit@post.example'));
    }
    expect((await list()).status).toBe(401);
    expect((await list(await server.login('owner2@demo.example'))).status).toBe(403);
    expect((await list(owner, PENDING.replace('/1/', '/2/'))).status).toBe(403);
  });

  it('API69 reaches no invitation of another company', async () => {
    const [first] = await pending();
    const other = await server.login('owner2@demo.example');
    const path = `/api/private/companies/2/invitations/${String(first?.id)}`;
    expect((await server.call(path, { method: 'DELETE', token: other })).status).toBe(404);
    expect((await server.call(`${path}/resend`, { method: 'POST', token: other })).status).toBe(404);
  });
});

describe('accepting', () => {
  it('O48 shows who invites whom, and lets in only the account with exactly that address, once', async () => {
    const email = 'v.neumann@weserbund.example';
    await invite(email, { position: 'Leitung' });
    const secret = await secretFor(email);
    expect((await server.call(`/api/public/invitations/${secret}`)).body).toMatchObject({
      email,
      inviter: 'Katharina Brandis',
      position: 'Leitung',
      role: 'MEMBER',
      company: { id: 1 },
    });
    expect((await accept(secret, undefined)).status).toBe(401);
    expect((await accept(secret, await server.login('candidate@demo.example'))).status).toBe(403);
    const token = await register(email, false);
    expect((await server.call('/api/private/companies/1', { token })).status).toBe(403);
    // Link and session together confirm the email address.
    expect((await accept(secret, token)).body).toEqual({ success: true, companyId: 1, alreadyMember: false });
    expect((await server.call('/api/private/companies/1', { token })).body).toMatchObject({ role: 'MEMBER' });
    expect(await memberWith(email)).toMatchObject({ firstName: 'Deniz', position: 'Leitung', referenced: true, status: 'ACTIVE' });
    // A second click, also concurrent ones, gets the first response; other people and former members are rejected.
    const again = await Promise.all([1, 2, 3].map(() => accept(secret, token)));
    expect(again.map(({ status, body }) => [status, body])).toEqual(
      again.map(() => [200, { success: true, companyId: 1, alreadyMember: false }]),
    );
    expect((await accept(secret, owner)).status).toBe(404);
    const { db } = server.context;
    const left = await db
      .deleteFrom('memberships')
      .where('user_id', '=', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
      .returningAll()
      .executeTakeFirstOrThrow();
    expect((await accept(secret, token)).status).toBe(404);
    await db.insertInto('memberships').values(left).execute();
    expect((await pending()).some((row) => row.email === email)).toBe(false);
  });

  it('O48 O01 confirms the address of who registers with the mailed link, and no other', async () => {
    const confirmed = async (email: string, invitation: string) => {
      const body = { email, password: PASSWORD, firstName: 'Deniz', lastName: 'Arslan', terms: true, gdpr: true, invitation };
      const answer = await server.call('/api/public/auth/register', { body });
      expect(answer.status).toBe(201);
      const { db } = server.context;
      const user = await db.selectFrom('users').selectAll().where('email', '=', email).orderBy('id', 'desc').executeTakeFirstOrThrow();
      const mails = await server.mails({ recipient: email });
      return { confirmed: user.email_verified_at !== null, mailed: mails.some(({ kind }) => kind !== 'invitation') };
    };
    const email = 'eingeladen@weserbund.example';
    await invite(email, { firstName: 'Deniz', lastName: 'Arslan' });
    const secret = await secretFor(email);
    expect((await server.call(`/api/public/invitations/${secret}`)).body).toMatchObject({ firstName: 'Deniz', lastName: 'Arslan' });
    expect(await confirmed('andere@weserbund.example', secret)).toEqual({ confirmed: false, mailed: true });
    expect(await confirmed('geraten@weserbund.example', 'geraten')).toEqual({ confirmed: false, mailed: true });
    expect(await confirmed(email, secret)).toEqual({ confirmed: true, mailed: false });
  });

  it("O48 an address that is another account's is not confirmed by a second one", async () => {
    const email = 'doppelt@weserbund.example';
    await register(email);
    const body = { email, password: 'ein ganz anderer Satz', firstName: 'Deniz', lastName: 'Arslan', terms: true, gdpr: true };
    const second = await server.call('/api/public/auth/register', { body });
    await invite(email);
    const refused = await accept(await secretFor(email), String(asObject(second.body).token));
    expect([refused.status, asObject(refused.body).message]).toEqual([403, 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.']);
  });

  it('O48 the record that waited becomes the person, with the role that it was given meanwhile', async () => {
    const email = 'r.steinhauer@weserbund.example';
    await invite(email);
    const record = await memberWith(email);
    await server.call(`/api/private/companies/team-member/${String(record?.id)}`, {
      method: 'PUT',
      token: owner,
      body: { role: 'RECRUITER' },
    });
    const token = await register(email);
    expect((await accept(await secretFor(email), token)).status).toBe(200);
    expect(await memberWith(email)).toMatchObject({ id: record?.id, firstName: 'Ruprecht', referenced: true, role: 'RECRUITER' });
    expect((await server.call('/api/private/companies/1', { token })).body).toMatchObject({ role: 'RECRUITER' });
  });

  it('O48 an expired link is none, blocks no new invitation, and can be sent again', async () => {
    const email = 'spaet@weserbund.example';
    const { body } = await invite(email);
    const old = await secretFor(email);
    const start = now;
    now = new Date(start.getTime() + 7 * DAY + 1);
    owner = await server.login('owner@demo.example');
    expect((await server.call(`/api/public/invitations/${old}`)).status).toBe(404);
    const path = `/api/private/companies/1/invitations/${String(idOf(body))}/resend`;
    expect((await server.call(path, { method: 'POST', token: owner })).body).toMatchObject({ invitation: { id: idOf(body), email } });
    const fresh = await secretFor(email);
    expect(fresh).not.toBe(old);
    expect((await server.call(`/api/public/invitations/${fresh}`)).status).toBe(200);
    expect((await server.call(`/api/public/invitations/${old}`)).status).toBe(404);
    now = new Date(now.getTime() + 7 * DAY + 1);
    owner = await server.login('owner@demo.example');
    expect((await invite(email)).status).toBe(201);
    expect((await pending()).filter((row) => row.email === email)).toHaveLength(1);
  });
});

it('rule 11: 20 invitations a day for each company', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' });
  const token = await limited.login('owner@demo.example');
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1)
    statuses.push((await limited.call(SEND, { token, body: { email: `p${index}@weserbund.example` } })).status);
  await limited.stop();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
});

it('rule 11: 60 invitations a day for each account, however many companies it makes', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' });
  const token = await limited.login('owner@demo.example');
  const made: unknown[] = [];
  for (const name of ['Eins GmbH', 'Zwei GmbH', 'Drei GmbH', 'Vier GmbH'])
    made.push(
      asObject((await limited.call('/api/private/companies/create', { token, body: { name, industry: 'IT und Software' } })).body).id,
    );
  // Invited people count as well.
  const inviteTo = async (company: unknown): Promise<number> =>
    (await limited.call(`/api/private/companies/${String(company)}/team/invite/send`, { token, body: { email: 'p@post.example' } })).status;
  const statuses: number[] = [];
  for (const company of made.slice(0, 3)) for (let index = 0; index < 20; index += 1) statuses.push(await inviteTo(company));
  const last = await inviteTo(made[3]);
  await limited.stop();
  const each = [201, ...Array.from({ length: 19 }, () => 409)];
  expect([statuses, last]).toEqual([[...each, ...each, ...each], 429]);
});
