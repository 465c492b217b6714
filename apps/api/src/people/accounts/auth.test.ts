/** @module-tag embedded */
import { SignJWT, UnsecuredJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

const SECRET = 'kJ8mq2xVt0-Lw5rYb7Nc3Hd9Pz1Fg4Sa6';
let clock = (): Date => new Date();
const server = await startTestServer({ JWT_SECRET: SECRET }, { now: () => clock() });
afterAll(() => server.stop());

const person = { password: 'Rotkehlchen singt früh', firstName: 'Edda', lastName: 'Lorenz', terms: true, gdpr: true };
const register = (email: string, more: object = {}) => server.call('/api/public/auth/register', { body: { ...person, email, ...more } });
const profile = (token: string | undefined) => server.call('/api/private/users/profile', { token });
const tokenOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string' ? body.token : '';

const mailsTo = (address: string) => server.mails({ recipient: address });

const claims = async (): Promise<{ sub: string; jti: string }> => {
  const [, payload = ''] = (await server.login('owner@demo.example')).split('.');
  const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (typeof parsed !== 'object' || parsed === null || !('sub' in parsed) || !('jti' in parsed)) throw new Error('no claims');
  return { sub: String(parsed.sub), jti: String(parsed.jti) };
};
const sign = async (secret: string, alg: string, { sub, jti }: { sub: string; jti: string }, expires = '1h'): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg })
    .setIssuer('stellwerk')
    .setSubject(sub)
    .setJti(jti)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));

describe('login', () => {
  it('answers token, roles and user; the token has three parts and opens private calls (O01)', async () => {
    const { status, body } = await server.call('/api/public/auth/login', {
      body: { email: 'Owner@Demo.Example ', password: 'Stellwerk-Demo-2026' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ roles: ['COMPANY'], user: { email: 'owner@demo.example', firstName: expect.any(String) } });
    expect(tokenOf(body).split('.')).toHaveLength(3);
    expect((await profile(tokenOf(body))).status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/argon|hash/i);
  });

  it('says the same for a wrong password and an unknown account', async () => {
    const wrong = await server.call('/api/public/auth/login', { body: { email: 'owner@demo.example', password: 'falsch falsch falsch' } });
    const unknown = await server.call('/api/public/auth/login', {
      body: { email: 'niemand@demo.example', password: 'falsch falsch falsch' },
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toMatchObject({ message: 'E-Mail oder Passwort ist falsch.' });
    expect(unknown.body).toMatchObject({ message: 'E-Mail oder Passwort ist falsch.' });
  });
});

describe('tokens', () => {
  it('accepts what it has signed itself (so that the errors below mean something)', async () => {
    expect((await profile(await sign(SECRET, 'HS256', await claims()))).status).toBe(200);
  });

  it('refuses alg none, another secret, another algorithm, another account and rubbish', async () => {
    const own = await claims();
    const none = new UnsecuredJWT().setIssuer('stellwerk').setSubject(own.sub).setJti(own.jti).setExpirationTime('1h').encode();
    const forged = [
      none,
      await sign('another-secret-0123456789-abcdefghij', 'HS256', own),
      await sign(SECRET, 'HS512', own),
      await sign(SECRET, 'HS256', { ...own, sub: '7' }),
      await sign(SECRET, 'HS256', { ...own, jti: 'x' }),
      'abc',
      'a.b.c',
    ];
    for (const token of forged) expect((await profile(token)).status, token).toBe(401);
    expect((await profile(undefined)).status).toBe(401);
  });

  it('ends after 24 hours', async () => {
    const token = await server.login('owner@demo.example');
    clock = () => new Date(Date.now() + 23.9 * 3_600_000);
    expect((await profile(token)).status).toBe(200);
    clock = () => new Date(Date.now() + 24.1 * 3_600_000);
    expect((await profile(token)).status).toBe(401);
    clock = () => new Date();
  });

  it('ends with the logout, and only that session', async () => {
    const [first, second] = [await server.login('owner@demo.example'), await server.login('owner@demo.example')];
    expect((await server.call('/api/private/auth/logout', { method: 'POST', token: first })).status).toBe(200);
    expect((await profile(first)).status).toBe(401);
    expect((await profile(second)).status).toBe(200);
  });

  it('rule 9: reads the membership at each request', async () => {
    const token = await server.login('recruiter@demo.example');
    expect((await server.call('/api/private/companies/1', { token })).status).toBe(200);
    await sql`delete from memberships where user_id = (select id from users where email = 'recruiter@demo.example')`.execute(
      server.context.db,
    );
    expect((await server.call('/api/private/companies/1', { token })).status).toBe(403);
  });
});

describe('passwords', () => {
  it('changing one needs the present one and ends every session', async () => {
    const { body } = await register('change@post.example');
    const token = tokenOf(body);
    const change = (currentPassword: string, newPassword: string) =>
      server.call('/api/private/auth/change-password', { token, body: { currentPassword, newPassword } });
    expect(await change('falsch', 'Zaunkönig im Regen')).toMatchObject({ status: 400, body: { fields: [{ name: 'currentPassword' }] } });
    expect(await change(person.password, 'passwort123456')).toMatchObject({ status: 400, body: { fields: [{ name: 'newPassword' }] } });
    expect((await change(person.password, 'Zaunkönig im Regen')).status).toBe(200);
    expect((await profile(token)).status).toBe(401);
    expect(await server.login('change@post.example', 'Zaunkönig im Regen')).not.toBe('');
    await expect(server.login('change@post.example', person.password)).rejects.toThrow('No login');
  });

  it('forgotten: the same answer for every address; the link works once and ends every session', async () => {
    const { body } = await register('forgot@post.example');
    const known = await server.call('/api/public/auth/forgot-password', { body: { email: 'forgot@post.example' } });
    const unknown = await server.call('/api/public/auth/forgot-password', { body: { email: 'niemand@post.example' } });
    await server.context.background.settled();
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(await mailsTo('niemand@post.example')).toEqual([]);
    const link = (await mailsTo('forgot@post.example')).find((mail) => mail.kind === 'reset-password')?.body_text ?? '';
    const token = /token=([\w-]+)/.exec(link)?.[1] ?? '';
    const reset = (value: string) =>
      server.call('/api/public/auth/reset-password', { body: { token: value, password: 'Amsel auf dem Dach' } });
    expect((await reset('erfunden')).status).toBe(400);
    expect((await Promise.all([reset(token), reset(token)])).map((answer) => answer.status).toSorted()).toEqual([200, 400]);
    expect((await profile(tokenOf(body))).status).toBe(401);
    expect(await server.login('forgot@post.example', 'Amsel auf dem Dach')).not.toBe('');
    expect(JSON.stringify(await server.context.db.selectFrom('account_links').selectAll().execute())).not.toContain(token);
  });

  it('rule 9: forgotten: the answer leaves before anybody looks for the account', async () => {
    await register('warten@post.example');
    let release = (): void => undefined;
    // Later background work waits for this.
    server.context.background.start('gate', () => new Promise((resolve) => (release = resolve)));
    for (const email of ['warten@post.example', 'niemand@post.example'])
      expect((await server.call('/api/public/auth/forgot-password', { body: { email } })).status).toBe(200);
    const kinds = async () => (await mailsTo('warten@post.example')).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['register']);
    release();
    await server.context.background.settled();
    expect(await kinds()).toEqual(['register', 'reset-password']);
  });

  it('a reset link ends after an hour', async () => {
    await register('late@post.example');
    await server.call('/api/public/auth/forgot-password', { body: { email: 'late@post.example' } });
    await server.context.background.settled();
    const link = (await mailsTo('late@post.example')).find((mail) => mail.kind === 'reset-password')?.body_text ?? '';
    clock = () => new Date(Date.now() + 61 * 60_000);
    const { status } = await server.call('/api/public/auth/reset-password', {
      body: { token: /token=([\w-]+)/.exec(link)?.[1], password: 'Amsel auf dem Dach' },
    });
    clock = () => new Date();
    expect(status).toBe(400);
  });
});

describe('profile', () => {
  it('changes what is sent and keeps the rest', async () => {
    const token = tokenOf((await register('profil@post.example', { phone: '0421 1' })).body);
    const { status, body } = await server.call('/api/private/users/profile', {
      method: 'PUT',
      token,
      body: { lastName: 'Lorenz-Beck', email: 'neu@post.example', roles: ['PLATFORM_ADMIN'] },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Edda', lastName: 'Lorenz-Beck', phone: '0421 1', email: 'profil@post.example' });
    expect((await server.call('/api/private/users/profile', { method: 'PUT', token, body: { phone: '' } })).body).toMatchObject({
      phone: null,
    });
    expect((await server.call('/api/private/admin/outbox', { token })).status).not.toBe(200);
  });
});
