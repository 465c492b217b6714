import { describe, expect, it } from 'vitest';
import { addMonths, eraseAtOf } from './retention.ts';

describe('rule 10: six months after a rejection or withdrawal', () => {
  it.each([
    ['2026-08-31T10:30:00.000Z', '2027-02-28T10:30:00.000Z'],
    ['2027-08-31T10:30:00.000Z', '2028-02-29T10:30:00.000Z'],
    ['2026-08-29T10:30:00.000Z', '2027-02-28T10:30:00.000Z'],
    ['2026-08-28T10:30:00.000Z', '2027-02-28T10:30:00.000Z'],
    ['2026-10-31T10:30:00.000Z', '2027-04-30T10:30:00.000Z'],
    ['2026-01-15T10:30:00.000Z', '2026-07-15T10:30:00.000Z'],
  ])('after %s is %s', (since, day) => {
    expect(addMonths(new Date(since), 6).toISOString()).toBe(day);
    expect(eraseAtOf('REJECTED', new Date(since))?.toISOString()).toBe(day);
    expect(eraseAtOf('WITHDRAWN', new Date(since))?.toISOString()).toBe(day);
  });

  it.each(['SUBMITTED', 'VIEWED', 'IN_REVIEW', 'INTERVIEW_SCHEDULED', 'OFFER_MADE', 'ACCEPTED'] as const)(
    'an application that is %s has no such day',
    (status) => {
      expect(eraseAtOf(status, new Date())).toBeNull();
    },
  );
});
