import { describe, expect, test } from 'vitest';
import { formatDate, formatDateTime, formatLongDate } from './date';

describe('dates', () => {
  test('EN39: days are dd.mm.yyyy in Berlin, details add the time', () => {
    expect(formatDate('2026-03-05T12:00:00.000Z')).toBe('05.03.2026');
    expect(formatDate('2026-12-31T23:30:00.000Z')).toBe('01.01.2027');
    expect(formatDateTime('2026-07-01T22:05:00.000Z')).toBe('02.07.2026, 00:05 Uhr');
    expect([formatDate(null), formatDateTime(null), formatLongDate(null)]).toEqual(['', '', '']);
  });

  test('EN40: dates of a subscription name the month', () => {
    expect(formatLongDate('2026-03-05T12:00:00.000Z')).toBe('05. März 2026');
    expect(formatLongDate('2026-11-20T12:00:00.000Z')).toBe('20. November 2026');
  });
});
