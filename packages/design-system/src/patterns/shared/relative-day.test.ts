import { describe, expect, it } from 'vitest';
import { relativeDay } from './relative-day';

describe('relativeDay', () => {
  const now = new Date('2026-11-20T09:00:00.000Z');
  it.each([
    ['2026-11-20T00:10:00.000Z', 'heute'],
    ['2026-11-19T23:30:00.000Z', 'heute'],
    ['2026-11-19T22:30:00.000Z', 'gestern'],
    ['2026-11-18T08:00:00.000Z', 'vor 2 Tagen'],
    ['2026-10-20T08:00:00.000Z', 'vor 31 Tagen'],
    ['2026-11-21T08:00:00.000Z', 'heute'],
  ])('tells %s by calendar days in Berlin', (iso, text) => {
    expect(relativeDay(iso, now)).toBe(text);
  });
});
