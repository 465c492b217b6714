import { expect, test } from 'vitest';
import { namesPayRange, payPerYear, payRangeText } from '../index';

const year = { currency: 'EUR', unit: 'YEAR' };

test.each([
  [{ min: 68_000, max: 82_000, ...year }, '68.000 bis 82.000\u00a0€ im Jahr'],
  [{ min: 68_000, max: 68_000, ...year }, '68.000\u00a0€ im Jahr'],
  [{ min: 20, max: null, currency: 'EUR', unit: 'HOUR' }, 'ab 20\u00a0€ in der Stunde'],
  [{ min: null, max: 4_500, currency: 'CHF', unit: 'MONTH' }, 'bis 4.500\u00a0CHF im Monat'],
  [{ min: 900, max: 900, currency: 'EUR', unit: 'WEEK' }, '900\u00a0€ in der Woche'],
  [{ min: null, max: 25.5, currency: 'CHF', unit: 'HOUR' }, 'bis 25,50\u00a0CHF in der Stunde'],
  [{ min: 450, max: null, currency: 'EUR', unit: 'DAY' }, 'ab 450\u00a0€ am Tag'],
  [{ min: 450, max: null, currency: 'EUR', unit: 'constructor' }, 'ab 450\u00a0€'],
])('O67: %j reads "%s"', (range, text) => {
  expect(payRangeText(range)).toBe(text);
});

test('a text names a range only with both ends in German form', () => {
  const range = { min: 58_000, max: 84_000, ...year };
  expect(['58.000 € fest, bis 84.000 €', '58.000 €', '58000 bis 84000 €', ''].map((text) => namesPayRange(text, range))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a range that is open at one end is named by the other', () => {
  expect(namesPayRange('ab 58.000 €', { min: 58_000, max: null, ...year })).toBe(true);
  expect(namesPayRange('bis 84.000 €', { min: null, max: 84_000, ...year })).toBe(true);
  expect(namesPayRange('58.000 €', { min: null, max: 84_000, ...year })).toBe(false);
});

test.each([
  [{ min: 68_000, max: 82_000, ...year }, 82_000],
  [{ min: 68_000, max: null, ...year }, 68_000],
  [{ min: 20, max: null, currency: 'EUR', unit: 'HOUR' }, 41_600],
  [{ min: 150, max: 200, currency: 'EUR', unit: 'DAY' }, 52_000],
  [{ min: null, max: 1_000, currency: 'EUR', unit: 'WEEK' }, 52_000],
  [{ min: null, max: 3_000, currency: 'EUR', unit: 'MONTH' }, 36_000],
  [{ min: 90_000, max: null, currency: 'CHF', unit: 'YEAR' }, null],
  [{ min: 450, max: null, currency: 'EUR', unit: 'constructor' }, null],
  [null, null],
])('%j is %j euros in a year', (range, euros) => {
  expect(payPerYear(range)).toBe(euros);
});
