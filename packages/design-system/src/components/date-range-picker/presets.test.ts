import { expect, test } from 'vitest';
import { datePresets } from './presets';

test('the four presets in German, for a Friday (CA21)', () => {
  expect(datePresets('2026-11-20')).toEqual([
    { label: 'Heute', range: { start: '2026-11-20', end: '2026-11-20' } },
    { label: 'Letzte Woche', range: { start: '2026-11-09', end: '2026-11-15' } },
    { label: 'Dieser Monat', range: { start: '2026-11-01', end: '2026-11-20' } },
    { label: 'Letzte 30 Tage', range: { start: '2026-10-22', end: '2026-11-20' } },
  ]);
});

test('a Sunday still belongs to the week that began on Monday', () => {
  expect(datePresets('2026-11-22')[1]?.range).toEqual({ start: '2026-11-09', end: '2026-11-15' });
});

test('the turn of the year', () => {
  const [, week, month, days] = datePresets('2027-01-01').map(({ range }) => range);
  expect(week).toEqual({ start: '2026-12-21', end: '2026-12-27' });
  expect(month).toEqual({ start: '2027-01-01', end: '2027-01-01' });
  expect(days?.start).toBe('2026-12-03');
});
