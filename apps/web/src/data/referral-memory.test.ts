// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetReferral, rememberedReferral, rememberReferral } from './referral-memory';

const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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
