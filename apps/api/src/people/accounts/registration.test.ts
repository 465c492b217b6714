import { LEGAL_VERSIONS } from '@stellwerk/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';

let clock = (): Date => new Date();
const server = await startTestServer({}, { now: () => clock() });
afterAll(() => server.stop());

const person = { password: 'Rotkehlchen singt früh', firstName: 'Edda', lastName: 'Lorenz', terms: true, gdpr: true };
const register = (email: string, more: object = {}) => server.call('/api/public/auth/register', { body: { ...person, email, ...more } });
const profile = (token: string | undefined) => server.call('/api/private/users/profile', { token });
const login = (email: string, password: string) => server.call('/api/public/auth/login', { body: { email, password } });
/** Confirms with the password of the account, like a person who opens the mail on another device. */
const confirm = (token: string, proof: object = { password: person.password }, session?: string) =>
  server.call('/api/public/auth/confirm-email', { body: { token, ...proof }, token: session });
const resend = (token: string) => server.call('/api/private/auth/confirm-email/resend', { method: 'POST', token });
const tokenOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string' ? body.token : '';

const mailsTo = (address: string) => server.mails({ recipient: address });
const kindsTo = async (address: string): Promise<readonly string[]> => (await mailsTo(address)).map((mail) => mail.kind);

/** The secrets of all confirmation links mailed to an email address, oldest first. */
async function secretsTo(address: string): Promise<readonly string[]> {
  return (await mailsTo(address)).flatMap((mail) => /\/confirm-email\?token=([\w-]+)/.exec(mail.body_text)?.[1] ?? []);
}

/** All paths of a response with the type of their values, to compare two responses apart from their content. */
function form(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${value === null ? 'null' : typeof value}`];
  return Object.entries(value).flatMap(([name, child]) => form(child, `${path}.${name}`));
}

describe('registration', () => {
  it('logs in at once, stores the chosen role and mails a link', async () => {
    const { status, body } = await register('edda@post.example', { accountType: 'REFERRER', phone: '0170 1' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      roles: ['REFERRER'],
      user: { email: 'edda@post.example', firstName: 'Edda', phone: '0170 1', emailConfirmed: false },
    });
    expect((await profile(tokenOf(body))).status).toBe(200);
    expect(await kindsTo('edda@post.example')).toEqual(['register']);
    expect(await secretsTo('edda@post.example')).toHaveLength(1);
    expect(await server.login('edda@post.example', person.password)).not.toBe('');
  });

  it.each([
    ['short', { password: 'kurz' }, 'password'],
    ['a bad address', { email: 'niemand' }, 'email'],
    ['no name', { firstName: '  ' }, 'firstName'],
    ['an unknown type', { accountType: 'PLATFORM_ADMIN' }, 'accountType'],
    ['a common password', { password: 'Passwort123456' }, 'password'],
    ['its own address', { password: 'probe@post.example' }, 'password'],
    ['too long a password', { password: 'ä1'.repeat(65) }, 'password'],
  ])('refuses %s', async (_case, change, field) => {
    const { status, body } = await register('probe@post.example', change);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ name: field, message: expect.stringMatching(/[a-zäöü]/) }] });
  });
});

describe('O86: consents of a registration', () => {
  const terms = { name: 'terms', message: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen' };
  const gdpr = { name: 'gdpr', message: 'Bitte akzeptieren Sie die Datenschutzerklärung' };

  it.each([
    ['refused terms', { terms: false }, [terms]],
    ['terms under one name, refused under the other', { acceptTerms: false }, [terms]],
    ['refused privacy', { gdpr: false }, [gdpr]],
    ['both refused', { terms: false, gdpr: false }, [terms, gdpr]],
    ['no terms', { terms: undefined }, [terms]],
    ['empty terms', { terms: null }, [terms]],
    ['no privacy', { gdpr: undefined }, [gdpr]],
    ['empty privacy', { gdpr: null }, [gdpr]],
    ['none at all', { terms: undefined, gdpr: undefined }, [terms, gdpr]],
  ])('%s: 400 with the text at the field, and no account', async (_case, change, fields) => {
    const { status, body } = await register('ohne@post.example', change);
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields });
    if (fields.length === 1) expect(body).toMatchObject({ message: fields[0]?.message, error: fields[0]?.message });
    expect((await login('ohne@post.example', person.password)).status).toBe(401);
  });

  it('stand after the required fields', async () => {
    const { body } = await register('ohne@post.example', { firstName: '', gdpr: false });
    expect(body).toMatchObject({ fields: [{ name: 'firstName' }, { name: 'gdpr' }] });
  });

  it('are stored with field, version of the text, time and source', async () => {
    clock = () => new Date('2026-11-20T10:00:00.000Z');
    await register('haken@post.example');
    await register('haken2@post.example', { terms: undefined, acceptTerms: true });
    clock = () => new Date();
    const stored = (field: string) => [
      { field, textVersion: LEGAL_VERSIONS.terms, at: '2026-11-20T10:00:00.000Z', source: 'REGISTRATION' },
      { field: 'gdpr', textVersion: LEGAL_VERSIONS.privacy, at: '2026-11-20T10:00:00.000Z', source: 'REGISTRATION' },
    ];
    const rows = await server.context.db.selectFrom('users').select('consents').where('email', 'like', 'haken%').orderBy('id').execute();
    expect(rows.map((row) => row.consents)).toEqual([stored('terms'), stored('acceptTerms')]);
  });
});

describe('confirming an address', () => {
  it('works once over the mailed link and shows in the profile', async () => {
    const token = tokenOf((await register('los@post.example')).body);
    expect((await profile(token)).body).toMatchObject({ emailConfirmed: false });
    const [secret = ''] = await secretsTo('los@post.example');
    expect(await confirm(secret)).toMatchObject({ status: 200, body: { success: true, message: 'Ihre E-Mail-Adresse ist bestätigt.' } });
    expect((await profile(token)).body).toMatchObject({ emailConfirmed: true });
    expect(JSON.stringify(await server.context.db.selectFrom('account_links').selectAll().execute())).not.toContain(secret);
  });

  it('says the same once more to whoever has used the link, by session or password, and to nobody else', async () => {
    const token = tokenOf((await register('verloren@post.example')).body);
    const [secret = ''] = await secretsTo('verloren@post.example');
    const { status, body } = await confirm(secret);
    expect(status).toBe(200);
    expect(await confirm(secret)).toMatchObject({ status, body });
    expect(await confirm(secret, {}, token)).toMatchObject({ status, body });
    const used = { status: 400, body: { message: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.' } };
    for (const proof of [{}, { password: 'das eines anderen' }]) expect(await confirm(secret, proof)).toMatchObject(used);
    clock = () => new Date(Date.now() + 7.1 * 86_400_000);
    expect(await confirm(secret)).toMatchObject(used);
    clock = () => new Date();
  });

  it('a used link sets no other password', async () => {
    const token = tokenOf((await register('nur.eins@post.example')).body);
    const [secret = ''] = await secretsTo('nur.eins@post.example');
    const chosen = { newPassword: 'Ein zweites langes Wort' };
    expect((await confirm(secret, chosen, token)).status).toBe(200);
    expect((await confirm(secret, chosen)).status).toBe(200);
    expect((await confirm(secret, { newPassword: 'Ein drittes langes Wort' })).status).toBe(400);
    const login = (password: string) => server.call('/api/public/auth/login', { body: { email: 'nur.eins@post.example', password } });
    expect((await login(chosen.newPassword)).status).toBe(200);
    expect((await login('Ein drittes langes Wort')).status).toBe(401);
  });

  it('of two calls at once with two new passwords one wins', async () => {
    await register('zwei@post.example');
    const [secret = ''] = await secretsTo('zwei@post.example');
    const answers = await Promise.all(
      ['Ein zweites langes Wort', 'Ein drittes langes Wort'].map((newPassword) => confirm(secret, { newPassword })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
  });

  it('ends after seven days', async () => {
    await register('spaet@post.example');
    await register('rechtzeitig@post.example');
    const [late = ''] = await secretsTo('spaet@post.example');
    const [early = ''] = await secretsTo('rechtzeitig@post.example');
    clock = () => new Date(Date.now() + 6.9 * 86_400_000);
    expect((await confirm(early)).status).toBe(200);
    clock = () => new Date(Date.now() + 7.1 * 86_400_000);
    expect((await confirm(late)).status).toBe(400);
    clock = () => new Date();
  });

  it('refuses invented secrets and links of another purpose', async () => {
    const token = tokenOf((await register('anders@post.example')).body);
    await server.call('/api/public/auth/forgot-password', { body: { email: 'anders@post.example' } });
    await server.context.background.settled();
    const mail = (await mailsTo('anders@post.example')).find(({ kind }) => kind === 'reset-password')?.body_text ?? '';
    const reset = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
    expect(reset).not.toBe('');
    expect((await confirm(reset)).status).toBe(400);
    expect((await confirm('erfunden')).status).toBe(400);
    expect((await server.call('/api/public/auth/confirm-email', { body: {} })).status).toBe(400);
    expect((await profile(token)).body).toMatchObject({ emailConfirmed: false });
  });

  it('a new mail can be asked for; the older link ends', async () => {
    const token = tokenOf((await register('nochmal@post.example')).body);
    expect(await resend(token)).toMatchObject({ status: 200, body: { success: true } });
    const [first = '', second = ''] = await secretsTo('nochmal@post.example');
    expect(second).not.toBe('');
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
    expect((await resend(token)).status).toBe(200);
    expect(await secretsTo('nochmal@post.example')).toHaveLength(2);
  });
});

describe('an account made with the address of somebody else (docs/decisions/0035)', () => {
  const stranger = { password: 'Ein anderes langes Wort', firstName: 'Fremd' };
  const owner = 'eigentuemer@post.example';
  let strangersToken = '';
  let ownToken = '';
  let links: readonly string[] = [];
  beforeAll(async () => {
    strangersToken = tokenOf((await register(owner, stranger)).body);
    ownToken = tokenOf((await register(owner)).body);
    links = await secretsTo(owner);
  });
  const field = (message: string) => ({ status: 400, body: { message, fields: [{ name: 'password', message }] } });

  it('each account has a link of its own, and no mail says what its maker has typed', async () => {
    expect(new Set(links).size).toBe(2);
    const texts = (await mailsTo(owner)).map((mail) => mail.body_text);
    expect(texts.filter((text) => text.includes('Fremd') || text.includes('Edda'))).toEqual([]);
  });

  it('its link alone confirms nothing, nor does it with session or password of another account', async () => {
    const [strangersLink = ''] = links;
    const missing = 'Bitte bestätigen Sie mit dem Passwort dieses Kontos.';
    const other = 'Dieses Passwort gehört nicht zu dem Konto, das Sie bestätigen möchten.';
    expect(await confirm(strangersLink, {})).toMatchObject(field(missing));
    expect(await confirm(strangersLink, { password: '' })).toMatchObject(field(missing));
    expect(await confirm(strangersLink, {}, ownToken)).toMatchObject(field(missing));
    expect(await confirm(strangersLink, { password: person.password })).toMatchObject(field(other));
    expect((await profile(strangersToken)).body).toMatchObject({ emailConfirmed: false });
  });

  it('no GET touches a link', async () => {
    const [, ownLink = ''] = links;
    expect((await fetch(`${server.url}/api/public/auth/confirm-email?token=${ownLink}`)).status).toBe(404);
    expect((await fetch(`${server.url}/confirm-email?token=${ownLink}`, { redirect: 'manual' })).status).not.toBe(302);
    expect((await profile(ownToken)).body).toMatchObject({ emailConfirmed: false });
  });

  it('the own link with the own session gives the address to the own account, and the other one never gets it', async () => {
    const [strangersLink = '', ownLink = ''] = links;
    expect((await confirm(ownLink, {}, ownToken)).status).toBe(200);
    expect((await profile(ownToken)).body).toMatchObject({ emailConfirmed: true });
    expect((await confirm(strangersLink, {}, strangersToken)).status).toBe(400);
    expect((await profile(strangersToken)).body).toMatchObject({ emailConfirmed: false });
  });

  it('a new password takes the account from whoever made it: every session ends', async () => {
    const squatter = tokenOf((await register('uebernahme@post.example', stranger)).body);
    const [link = ''] = await secretsTo('uebernahme@post.example');
    expect((await confirm(link, { newPassword: 'kurz' })).status).toBe(400);
    expect((await confirm(link, { newPassword: 'Passwort123456' })).status).toBe(400);
    expect((await confirm(link, { newPassword: 'Amsel auf dem Dach' })).status).toBe(200);
    expect((await profile(squatter)).status).toBe(401);
    expect((await login('uebernahme@post.example', stranger.password)).status).toBe(401);
    const own = await login('uebernahme@post.example', 'Amsel auf dem Dach');
    expect(own).toMatchObject({ status: 200, body: { user: { emailConfirmed: true } } });
  });

  it('an unconfirmed account holds nothing: no membership, no import', async () => {
    const token = tokenOf((await register('leer@post.example')).body);
    const { id } = await server.context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'leer@post.example')
      .executeTakeFirstOrThrow();
    const join = () => server.context.db.insertInto('memberships').values({ company_id: 1, user_id: id, role: 'OWNER' }).execute();
    await expect(join()).rejects.toThrow('is not confirmed');
    const admin = await server.login('admin@demo.example');
    const batch = { owner: 'leer@post.example', offset: 0, jobs: [] };
    expect((await server.call('/api/private/admin/import', { token: admin, body: batch })).status).toBe(400);
    const [link = ''] = await secretsTo('leer@post.example');
    expect((await confirm(link, {}, token)).status).toBe(200);
    await expect(join()).resolves.toBeDefined();
    expect((await server.call('/api/private/companies/1', { token })).status).toBe(200);
    // Members created by an older version have no effect.
    await server.context.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute();
    expect((await server.call('/api/private/companies/1', { token })).status).toBe(403);
    expect((await server.call('/api/private/companies/get-my-companies', { token })).body).toEqual([]);
  });
});

describe('limits', () => {
  it('rule 11: the 26th registration from an address in 5 minutes gets 429, whatever the mail address; other addresses go on', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' });
    const attempt = async (count: number, address: string): Promise<number> => {
      // Rejected for its common password, to save hashing; the limit is counted before.
      const body = { ...person, email: `r${count}@post.example`, password: 'Passwort123456' };
      return (await limited.call('/api/public/auth/register', { body, headers: { 'x-forwarded-for': address } })).status;
    };
    for (let count = 0; count < 25; count += 1) expect(await attempt(count, '198.51.100.7')).toBe(400);
    expect(await attempt(25, '198.51.100.7')).toBe(429);
    expect(await attempt(25, '198.51.100.8')).toBe(400);
    await limited.stop();
  });

  it('new mails are limited by mail address (decisions, rule 11)', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const body = { ...person, email: 'viel@post.example' };
    const token = tokenOf((await limited.call('/api/public/auth/register', { body })).body);
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1)
      statuses.push((await limited.call('/api/private/auth/confirm-email/resend', { method: 'POST', token })).status);
    await limited.stop();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 429]);
  });
});

describe('a known address (docs/decisions/0020)', () => {
  const stranger = { password: 'Ein anderes langes Wort', firstName: 'Fremd' };

  it.each([
    ['confirmed', 'owner@demo.example'],
    ['unconfirmed', 'offen@post.example'],
  ])('looks like a new one from registration to the next login (%s)', async (kind, address) => {
    if (kind === 'unconfirmed') await register(address);
    const before = (await mailsTo(address)).length;
    const walk = async (email: string) => {
      const registered = await register(email, stranger);
      const token = tokenOf(registered.body);
      return [
        registered,
        await profile(token),
        await server.call('/api/private/applications/user', { token }),
        await server.call('/api/private/companies/get-my-companies', { token }),
        await resend(token),
        await server.call('/api/private/users/profile', { method: 'PUT', token, body: { phone: '0421 2' } }),
        await server.call('/api/private/auth/logout', { method: 'POST', token }),
        await profile(token),
        await login(email, stranger.password),
        await login(email, 'noch ein anderes Wort'),
        await login(email, stranger.password),
      ];
    };
    const [known, fresh] = [await walk(address), await walk(`neu-${address}`)];
    expect(known.map((answer) => answer.status)).toEqual(fresh.map((answer) => answer.status));
    expect(known.map((answer) => answer.status)).toEqual([201, 200, 200, 200, 200, 200, 200, 401, 200, 401, 200]);
    expect(known.map((answer) => form(answer.body))).toEqual(fresh.map((answer) => form(answer.body)));
    const ownData = (body: unknown) => JSON.stringify(body).replaceAll(/neu-|"(id|token|requestId)":("[^"]*"|\d+)/g, '');
    expect(known.map((answer) => ownData(answer.body))).toEqual(fresh.map((answer) => ownData(answer.body)));
    // None of it reaches the account of the email address, whose owner gets a mail.
    const kinds = kind === 'confirmed' ? ['register-known', 'register-known'] : ['register', 'register'];
    expect((await kindsTo(address)).slice(before)).toEqual(kinds);
    const own = await login(address, kind === 'confirmed' ? 'Stellwerk-Demo-2026' : person.password);
    expect(own).toMatchObject({ status: 200, body: { user: { email: address } } });
    expect(JSON.stringify(own.body)).not.toContain('Fremd');
    if (kind === 'confirmed') expect(await secretsTo(address)).toEqual([]);
  });

  it('registering it with its own password logs in to that account', async () => {
    const first = await register('selbst@post.example');
    const second = await register('SELBST@post.example', { firstName: 'Anders' });
    expect(second).toMatchObject({ status: 201, body: { user: { firstName: 'Edda' } } });
    expect((await profile(tokenOf(second.body))).body).toEqual((await profile(tokenOf(first.body))).body);
    expect(await kindsTo('selbst@post.example')).toEqual(['register']);
  });

  it('two requests at once make one account', async () => {
    const answers = await Promise.all([register('twice@post.example'), register('twice@post.example')]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    const rows = await server.context.db.selectFrom('users').select('id').where('email', '=', 'twice@post.example').execute();
    expect(rows).toHaveLength(1);
  });

  it('a mailed new password gives the address to its owner, whoever registered it first', async () => {
    const squatter = tokenOf((await register('besetzt@post.example', stranger)).body);
    await register('besetzt@post.example');
    await server.call('/api/public/auth/forgot-password', { body: { email: 'besetzt@post.example' } });
    await server.context.background.settled();
    const mail = (await mailsTo('besetzt@post.example')).findLast(({ kind }) => kind === 'reset-password')?.body_text ?? '';
    const reset = { token: /token=([\w-]+)/.exec(mail)?.[1], password: 'Amsel auf dem Dach' };
    expect((await server.call('/api/public/auth/reset-password', { body: reset })).status).toBe(200);
    expect((await profile(squatter)).status).toBe(401);
    expect((await login('besetzt@post.example', stranger.password)).status).toBe(401);
    const own = await login('besetzt@post.example', 'Amsel auf dem Dach');
    expect(own).toMatchObject({ status: 200, body: { user: { emailConfirmed: true } } });
  });

  it('changing the password of such an account does not alarm the owner of the address', async () => {
    await register('ruhig@post.example');
    const token = tokenOf((await register('ruhig@post.example', stranger)).body);
    const change = { currentPassword: stranger.password, newPassword: 'Zaunkönig im Regen' };
    expect((await server.call('/api/private/auth/change-password', { token, body: change })).status).toBe(200);
    expect(await kindsTo('ruhig@post.example')).toEqual(['register', 'register']);
    expect((await login('ruhig@post.example', 'Zaunkönig im Regen')).status).toBe(200);
    expect((await login('ruhig@post.example', person.password)).status).toBe(200);
  });
});
