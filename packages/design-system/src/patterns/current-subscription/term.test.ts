import { describe, expect, it } from 'vitest';
import { daysLeft, termOf } from './term';

const now = new Date('2026-11-20T09:00:00.000Z');

describe('daysLeft (CP23)', () => {
  it('rounds 36 hours up to 2 days', () => expect(daysLeft('2026-11-21T21:00:00.000Z', now)).toBe(2));
  it('counts exactly 24 hours as 1 day', () => expect(daysLeft('2026-11-21T09:00:00.000Z', now)).toBe(1));
  it('is 0 in the past', () => expect(daysLeft('2026-11-01T09:00:00.000Z', now)).toBe(0));
  it('is 0 without an end', () => expect(daysLeft(null, now)).toBe(0));
});

describe('termOf', () => {
  it('tells length and share', () =>
    expect(termOf('2026-11-10T09:00:00.000Z', '2026-12-10T09:00:00.000Z', now)).toEqual({ days: 30, share: 1 / 3 }));
  it('stays within the term', () => expect(termOf('2026-09-10T09:00:00.000Z', '2026-10-10T09:00:00.000Z', now)?.share).toBe(1));
  it('is null for a term that ends before it starts', () =>
    expect(termOf('2026-12-10T09:00:00.000Z', '2026-10-10T09:00:00.000Z', now)).toBeNull());
});
