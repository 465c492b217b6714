import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../testing/server.ts';
import { createAddressReader } from './address.ts';

const server = await startTestServer({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server.stop());

const attempt = (email: string, address: string) =>
  server.call('/api/public/auth/login', { body: { email, password: 'falsch falsch' }, headers: { 'x-forwarded-for': address } });

describe('limits (rule 11)', () => {
  it('login: the 11th attempt on an account in 15 minutes from one address gets 429 with Retry-After; its owner elsewhere goes on', async () => {
    for (let count = 0; count < 10; count += 1) expect((await attempt('owner@demo.example', '192.0.2.99')).status).toBe(401);
    const { status, headers, body } = await attempt('OWNER@demo.example', '192.0.2.99');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(600);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect(body).toMatchObject({
      success: false,
      code: 'LIMIT',
      message: 'Zu viele Anfragen. Bitte versuchen Sie es in 15 Minuten erneut.',
    });
    expect((await attempt('owner2@demo.example', '192.0.2.99')).status).toBe(401);
    const own = { email: 'owner@demo.example', password: 'Stellwerk-Demo-2026' };
    const elsewhere = { 'x-forwarded-for': '192.0.2.7' };
    expect((await server.call('/api/public/auth/login', { body: own, headers: elsewhere })).status).toBe(200);
  });

  it('login: addresses of one IPv6 network count as one', async () => {
    for (let count = 0; count < 10; count += 1) expect((await attempt('member@demo.example', `2001:4860:1:2::${count}`)).status).toBe(401);
    expect((await attempt('member@demo.example', '2001:4860:1:2:ffff::1')).status).toBe(429);
    expect((await attempt('member@demo.example', '2001:4860:1:3::1')).status).toBe(401);
  });

  it('login: a hundred attempts in an hour from many addresses close an account for everybody, and its owner gets one mail', async () => {
    const mails = () => server.mails({ recipient: 'recruiter@demo.example', kind: 'login-attempts' });
    for (let count = 0; count < 100; count += 1) expect((await attempt('recruiter@demo.example', `203.0.113.${count}`)).status).toBe(401);
    expect(await mails()).toEqual([]);
    for (const address of ['203.0.113.200', '203.0.113.201']) {
      const { status, headers } = await attempt('recruiter@demo.example', address);
      expect([status, Number(headers.get('retry-after')) > 900]).toEqual([429, true]);
    }
    await server.context.background.settled();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.body_text).toContain('/forgot-password');
  });

  it('login: the 26th attempt from an address in 5 minutes gets 429, whatever the account; other addresses go on', async () => {
    for (let count = 0; count < 25; count += 1) expect((await attempt(`a${count}@post.example`, '198.51.100.7')).status).toBe(401);
    const { status, body } = await attempt('z@post.example', '198.51.100.7');
    expect(status).toBe(429);
    expect(body).toMatchObject({ message: 'Zu viele Anfragen. Bitte versuchen Sie es in 5 Minuten erneut.' });
    expect((await attempt('z@post.example', '198.51.100.8')).status).toBe(401);
  });

  it('mails to strangers: the 41st in an hour from one network gets 429, whatever their kind and address; other networks go on', async () => {
    const headers = (network: string, count: number) => ({ 'x-forwarded-for': `2001:4860:7:${network}::${count}` });
    const tick = { terms: true, gdpr: true, acceptTerms: true };
    const ask = async (count: number, network = '1'): Promise<number> => {
      const email = `fremd${count}.${network}@post.example`;
      const kinds = [
        ['/api/public/subscribe-newsletter', { email, type: 'CANDIDATE', terms: true }],
        ['/api/public/job-alerts', { email, rhythm: 'DAILY', query: { search: 'Gleis' }, gdpr: true }],
      ] as const;
      const [path, body] = kinds[count % kinds.length] ?? kinds[0];
      return (await server.call(path, { body, headers: headers(network, count) })).status;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 40; count += 1) statuses.push(await ask(count));
    expect(statuses).toEqual(Array.from({ length: 40 }, () => 200));
    expect(await Promise.all([ask(41), ask(42)])).toEqual([429, 429]);
    const body = { email: 'noch@post.example', password: 'Ein langes Passwort 7', firstName: 'A', lastName: 'B', ...tick };
    expect((await server.call('/api/public/auth/register', { body, headers: headers('1', 99) })).status).toBe(429);
    expect(await ask(0, '2')).toBe(200);
  });

  it('a forgotten password: wrong logins from an address leave the way to a new one open', async () => {
    const address = '198.51.100.77';
    for (let count = 0; count < 26; count += 1) await attempt(`b${count}@post.example`, address);
    expect((await attempt('c@post.example', address)).status).toBe(429);
    const forgot = (email: string) =>
      server.call('/api/public/auth/forgot-password', { body: { email }, headers: { 'x-forwarded-for': address } });
    expect((await forgot('owner2@demo.example')).status).toBe(200);
    for (let count = 0; count < 24; count += 1) await forgot(`d${count}@post.example`);
    expect((await forgot('e@post.example')).status).toBe(429);
  });

  it('stores neither addresses nor mail addresses', async () => {
    const rows = await server.context.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toMatch(/@|192\.0|198\.51|demo/);
  });
});

describe('address of a visitor', () => {
  const read = createAddressReader(['10.0.0.0/8', '2001:db8::/32']);
  it.each([
    ['203.0.113.5', null, '203.0.113.5'],
    ['203.0.113.5', '1.2.3.4', '203.0.113.5'],
    ['10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', '6.6.6.6, 1.2.3.4, 10.2.2.2', '1.2.3.4'],
    ['::ffff:10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['2001:db8::1', '1.2.3.4', '1.2.3.4'],
    ['10.0.0.1', 'rubbish', '10.0.0.1'],
    ['10.0.0.1', null, '10.0.0.1'],
    ['10.0.0.1', '2001:4860:1:2:3:4:5:6', '2001:4860:1:2::/64'],
    ['10.0.0.1', '2001:4860:1:2:ffff::1', '2001:4860:1:2::/64'],
    ['10.0.0.1', '2001:4860:0001:0002::', '2001:4860:1:2::/64'],
    ['10.0.0.1', '2001:4860::', '2001:4860:0:0::/64'],
    ['10.0.0.1', '2001:4860:1:3::1', '2001:4860:1:3::/64'],
    ['::1', null, '0:0:0:0::/64'],
    ['fe80::1%eth0', null, 'fe80:0:0:0::/64'],
    ['10.0.0.1', '64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ])('%s behind %j is %s', (remote, forwarded, address) => {
    expect(read(remote, forwarded)).toBe(address);
  });
});
