import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetReferral, isOwnReferral, rememberedReferral, rememberOwnReferral, rememberReferral } from './referral-memory';
import { TOKEN_KEY } from './session';
import { rememberSignOut } from './signed-out';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1000 });
});

it('rule 7: the code of a job is remembered for ninety days', () => {
  rememberReferral('7', 'MC7F2KQW');
  expect([rememberedReferral('7'), rememberedReferral('8')]).toEqual(['MC7F2KQW', '']);
  vi.setSystemTime(1000 + 90 * DAY - 1);
  expect(rememberedReferral('7')).toBe('MC7F2KQW');
  vi.setSystemTime(1000 + 90 * DAY);
  expect(rememberedReferral('7')).toBe('');
});

it('a later code takes the place of the earlier one, and can be forgotten alone', () => {
  rememberReferral('7', 'A');
  rememberReferral('7', 'B');
  rememberReferral('8', 'C');
  expect(rememberedReferral('7')).toBe('B');
  forgetReferral('7');
  expect([rememberedReferral('7'), rememberedReferral('8')]).toEqual(['', 'C']);
});

it.each(['kein JSON', 'null', '"A"', '{}', '{"code":"A"}', '{"at":1000}', '{"code":1,"at":1000}', '{"code":"A","at":"1000"}'])(
  'the stored text %s is no code',
  (stored) => {
    localStorage.setItem('referral-7', stored);
    expect(rememberedReferral('7')).toBe('');
  },
);

it('does without a storage that is forbidden', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('SecurityError');
    });
  expect(() => rememberReferral('7', 'A')).not.toThrow();
  expect(rememberedReferral('7')).toBe('');
  expect(() => forgetReferral('7')).not.toThrow();
});

describe('rule 7: an own code', () => {
  const logIn = (sub: string): void => localStorage.setItem(TOKEN_KEY, `x.${btoa(JSON.stringify({ sub }))}.x`);

  it('is known to this browser for its job, until another one is made', () => {
    logIn('5');
    rememberOwnReferral('7', 'A');
    expect([isOwnReferral('7', 'A'), isOwnReferral('7', 'B'), isOwnReferral('8', 'A'), isOwnReferral('7', '')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(rememberedReferral('7')).toBe('');
  });

  it('is another’s for another account, and for whoever is not logged in', () => {
    logIn('5');
    rememberOwnReferral('7', 'A');
    logIn('6');
    expect(isOwnReferral('7', 'A')).toBe(false);
    localStorage.removeItem(TOKEN_KEY);
    rememberSignOut(true);
    expect(isOwnReferral('7', 'A')).toBe(false);
  });
});
