import type { ApplicationStatus } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { applicationsByMonth, monthLabel } from './months';

const now = new Date('2026-11-20T09:00:00.000Z');
const at = (createdAt: string | null, status: ApplicationStatus = 'SUBMITTED') => ({ createdAt, status });

describe('applicationsByMonth (CA03, CA04, CA07)', () => {
  it('gives six calendar months that end with the present one', () => {
    expect(applicationsByMonth([], now).map(({ month }) => month)).toEqual([
      '2026-06-01',
      '2026-07-01',
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
      '2026-11-01',
    ]);
  });

  it('reaches back over the turn of the year', () => {
    expect(applicationsByMonth([], new Date('2026-02-10T09:00:00.000Z'))[0]?.month).toBe('2025-09-01');
  });

  it('counts by the month of creation in Berlin and by the present status', () => {
    const counts = applicationsByMonth(
      [
        at('2026-10-31T22:30:00.000Z'),
        at('2026-10-31T23:30:00.000Z'),
        at('2026-11-02T08:00:00.000Z', 'INTERVIEW_SCHEDULED'),
        at('2026-11-03T08:00:00.000Z', 'ACCEPTED'),
        at('2026-11-04T08:00:00.000Z', 'OFFER_MADE'),
        at('2026-05-31T08:00:00.000Z', 'ACCEPTED'),
        at(null, 'ACCEPTED'),
      ],
      now,
    );
    expect(counts.at(-2)).toEqual({ month: '2026-10-01', applications: 1, interviews: 0, hires: 0 });
    expect(counts.at(-1)).toEqual({ month: '2026-11-01', applications: 4, interviews: 1, hires: 1 });
    expect(counts[0]?.applications).toBe(0);
  });
});

describe('monthLabel', () => {
  it('is German, short or with the year', () => {
    expect(monthLabel('2026-09-01', 'short')).toMatch(/^Sept?\.?$/);
    expect(monthLabel('2026-09-01', 'long')).toBe('September 2026');
  });
});
