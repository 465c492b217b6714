import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import type { Tokens } from '../../platform/context/context.ts';
import { registrationConsents } from './consents.ts';
import { createTokens, hashOf, linkSecret, secretOf } from './tokens.ts';

const SECRET = 'ein Geheimnis mit genügend verschiedenen Zeichen';
const key = new TextEncoder().encode(SECRET);
const now = new Date('2026-11-20T10:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);
const sign: Tokens['sign'] = (session, at) => createTokens(SECRET).sign(session, at);
const verify: Tokens['verify'] = (token, at) => createTokens(SECRET).verify(token, at);

/** A token that is valid except for the given change. */
const forged = (change: (token: SignJWT) => SignJWT, alg = 'HS256'): Promise<string> => {
  const token = new SignJWT().setProtectedHeader({ alg }).setIssuer('stellwerk').setSubject('5').setJti('s');
  return change(token.setExpirationTime(seconds + 60)).sign(key);
};

describe('O01 rule 9: a token', () => {
  it('names account and session for a day', async () => {
    const token = await sign({ userId: 5, sessionId: 's' }, now);
    expect(await verify(token, now)).toEqual({ userId: 5, sessionId: 's' });
    const after = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
    expect(await verify(token, after(23.9))).toEqual({ userId: 5, sessionId: 's' });
    expect(await verify(token, after(24.1))).toBeNull();
    const [header, payload] = token
      .split('.')
      .slice(0, 2)
      .map((part): unknown => JSON.parse(Buffer.from(part, 'base64url').toString()));
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(payload).toEqual({ iss: 'stellwerk', sub: '5', jti: 's', iat: seconds, exp: seconds + 86_400 });
  });

  it('that is valid in all parts is taken', async () => {
    expect(await verify(await forged((token) => token), now)).toEqual({ userId: 5, sessionId: 's' });
  });

  it.each<readonly [string, () => string | Promise<string>]>([
    ['nothing', () => ''],
    ['no token', () => 'a.b.c'],
    ['another secret', () => createTokens('ein ganz anderes Geheimnis mit Zeichen').sign({ userId: 5, sessionId: 's' }, now)],
    ['another algorithm', () => forged((token) => token, 'HS512')],
    [
      'no signature',
      () =>
        new UnsecuredJWT()
          .setIssuer('stellwerk')
          .setSubject('5')
          .setJti('s')
          .setExpirationTime(seconds + 60)
          .encode(),
    ],
    ['another issuer', () => forged((token) => token.setIssuer('other'))],
    ['an account that is no number', () => forged((token) => token.setSubject('fünf'))],
    ['an account that is too large', () => forged((token) => token.setSubject('99999999999999999999'))],
    [
      'no session',
      () =>
        new SignJWT()
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer('stellwerk')
          .setSubject('5')
          .setExpirationTime(seconds + 60)
          .sign(key),
    ],
    ['no end', () => new SignJWT().setProtectedHeader({ alg: 'HS256' }).setIssuer('stellwerk').setSubject('5').setJti('s').sign(key)],
  ])('with %s is refused', async (_title, make) => {
    expect(await verify(await make(), now)).toBeNull();
  });
});

describe('secrets', () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'stellwerk-secret-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('of a data directory is made once, for its owner alone', () => {
    const dataDir = join(folder, 'neu', 'data');
    const secret = secretOf(dataDir);
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(secretOf(dataDir)).toBe(secret);
    expect(fs.statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('that cannot be written is an error', () => {
    const dataDir = join(folder, 'besetzt');
    fs.mkdirSync(join(dataDir, 'secret'), { recursive: true });
    expect(() => secretOf(dataDir)).toThrow();
  });

  it('of a mailed link is stored as its hash alone', () => {
    const [one, other] = [linkSecret(), linkSecret()];
    expect(one.secret).toMatch(/^[\w-]{43}$/);
    expect(one.secret).not.toBe(other.secret);
    expect(one.hash).toBe(hashOf(one.secret));
    expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

it.each(['terms', 'acceptTerms'] as const)('rule 1 O86: a registration is a consent to %s and to the privacy policy', (field) => {
  const consents = registrationConsents(field, now);
  expect(consents.map(({ textVersion: _version, ...consent }) => consent)).toEqual([
    { field, at: '2026-11-20T10:00:00.000Z', source: 'REGISTRATION' },
    { field: 'gdpr', at: '2026-11-20T10:00:00.000Z', source: 'REGISTRATION' },
  ]);
  for (const { textVersion } of consents) expect(textVersion).not.toBe('');
});
