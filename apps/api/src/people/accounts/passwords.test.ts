import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { checkPassword, hashPassword, matchingHash } from './passwords.ts';

describe('passwords', () => {
  it('are stored as argon2id, salted', async () => {
    const [first, second] = await Promise.all([hashPassword('Rotkehlchen singt früh'), hashPassword('Rotkehlchen singt früh')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await checkPassword(first, 'Rotkehlchen singt früh')).toBe(true);
    expect(await checkPassword(first, 'Rotkehlchen singt spät')).toBe(false);
  });

  it('count the same however an umlaut is composed', async () => {
    expect(await checkPassword(await hashPassword('f\u0072\u00fch am Morgen'), 'f\u0072u\u0308h am Morgen')).toBe(true);
  });

  it('never open an unknown account, not even by the stand-in that is checked for it', async () => {
    expect(await matchingHash([], 'no account has this password')).toBeNull();
  });

  it('are found among those of one address, with its salt or with another', async () => {
    const first = await hashPassword('Rotkehlchen singt früh');
    const alike = await hashPassword('Amsel auf dem Dach', first);
    const other = await hashPassword('Zaunkönig im Regen');
    const all = [first, alike, other];
    expect(alike.split('$')[4]).toBe(first.split('$')[4]);
    expect(await checkPassword(alike, 'Amsel auf dem Dach')).toBe(true);
    expect(await matchingHash(all, 'Rotkehlchen singt früh')).toBe(first);
    expect(await matchingHash(all, 'Amsel auf dem Dach')).toBe(alike);
    expect(await matchingHash(all, 'Zaunkönig im Regen')).toBe(other);
    expect(await matchingHash(all, 'Amsel auf dem Baum')).toBeNull();
  });
});

describe('common passwords', () => {
  it.each([
    'Passwort123456',
    'password-password',
    'aaaaaaaaaaaaaa',
    '123456789012',
    'abcdefghijklmnop',
    'HalloHallo2024!',
    'Qwertzuiop1234',
    'Stellwerk2026!',
    'abababababab',
    'P@sswort!2026!',
    '1q2w3e4r5t6y',
    'q1w2e3r4t5z6',
    '1qaz2wsx3edc',
    'qazwsxedcrfv',
    'zaq12wsxcde3',
    'abc123abc123',
    'a1b2c3d4e5f6',
    'iloveyou1234',
    'unbelievable',
    'administrator1',
    'basketball12',
    'manchesterunited',
    'liverpoolfc1',
    'motherfucker',
    'Christopher1',
    'sunshine2026!',
    'FußballBayern1',
    'MünchenBerlin24',
    'asdfghjkl123',
    '111222333444',
    '0987654321qwe',
    'Sommer2026!!',
    'P4ssw0rdP4ssw0rd',
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Rotkehlchen singt früh',
    'vier-blaue-Fahrräder',
    'Lokomotive-hustet',
    'xq7mvt-29bnwk',
    'correct horse battery',
    'kJ8#mq2!xVt0',
    'Zaunkönig im Regen',
  ])('takes %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it("refuses the account's own address", () => {
    expect(isCommonPassword('edda.lorenz@post.example', 'Edda.Lorenz@post.example')).toBe(true);
    expect(isCommonPassword('edda.lorenz2026', 'edda.lorenz@post.example')).toBe(true);
  });
});
