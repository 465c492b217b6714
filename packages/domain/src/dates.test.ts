import { describe, expect, it, test } from 'vitest';
import { berlinDay, daysLeft, isMoment } from './dates';

test.each([
  ['2026-12-31T22:59:59.000Z', '2026-12-31'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['2026-07-01T21:59:59.000Z', '2026-07-01'],
  ['2026-07-01T22:00:00.000Z', '2026-07-02'],
  ['2026-07-01', '2026-07-01'],
])('%s is %s in Berlin, as a text and as a Date', (moment, day) => {
  expect([berlinDay(moment), berlinDay(new Date(moment))]).toEqual([day, day]);
});

describe('daysLeft (CP23)', () => {
  const now = new Date('2026-11-20T09:00:00.000Z');
  it('rounds 36 hours up to 2 days', () => expect(daysLeft('2026-11-21T21:00:00.000Z', now)).toBe(2));
  it('counts exactly 24 hours as 1 day', () => expect(daysLeft('2026-11-21T09:00:00.000Z', now)).toBe(1));
  it('is 0 in the past', () => expect(daysLeft('2026-11-01T09:00:00.000Z', now)).toBe(0));
  it('is 0 without an end', () => expect(daysLeft(null, now)).toBe(0));
});

describe('isMoment', () => {
  it.each(['2026-11-22', '0001-01-01', '9999-12-31', '2026-11-22T10:00:00.000Z', '2026-11-22T10:00+01:00', '2024-02-29'])(
    '%s is one',
    (text) => {
      expect(isMoment(text)).toBe(true);
    },
  );

  it.each([
    '',
    '0000-01-01',
    '10000-01-01',
    '+275760-09-13',
    '-000001-01-01',
    '2026-02-30',
    '2025-02-29',
    '2026-11-22T25:00Z',
    '12345',
    'Jan 1 2026',
    '2026-11-22\n',
  ])('%j is none', (text) => {
    expect(isMoment(text)).toBe(false);
  });
});
