import { describe, expect, it } from 'vitest';
import { mapEmployment, mapWorkingModel } from './map-employment.ts';
import { readPay } from './pay.ts';

const money = (value: unknown, currency = 'EUR'): unknown => ({ '@type': 'MonetaryAmount', currency, value });

describe('employment', () => {
  it.each([
    ['FULL_TIME', '', 'Vollzeit'],
    ['PART_TIME', '', 'Teilzeit'],
    ['CONTRACTOR', '', 'Freiberuflich'],
    ['INTERN', '', 'Praktikum'],
    ['TEMPORARY', '', ''],
    ['VOLUNTEER', '', ''],
    ['PER_DIEM', '', ''],
    ['OTHER', '', ''],
    [['OTHER', 'PART_TIME'], '', 'Teilzeit'],
    [['PART_TIME', 'FULL_TIME'], '', 'Vollzeit'],
    ['Vollzeit, unbefristet', '', 'Vollzeit'],
    ['Full-time', '', 'Vollzeit'],
    ['Teilzeit oder Minijob', '', 'Teilzeit'],
    ['Festanstellung', '', ''],
    ['Freie Mitarbeit', '', 'Freiberuflich'],
    ['Werkstudent:in', '', 'Werkstudent'],
    [undefined, '', ''],
    [['PART_TIME', 'OTHER'], 'Werkstudent:in Lager', 'Werkstudent'],
    ['FULL_TIME', 'Praktikant*in Licht', 'Praktikum'],
    ['FULL_TIME', 'Leitung der Internen Revision', 'Vollzeit'],
    ['FULL_TIME', 'Betreuung von Praktikumsplätzen', 'Vollzeit'],
    ['OTHER', 'Freelance Lichtplanung', 'Freiberuflich'],
    ['FULL_TIME', 'Lagerhilfe in Teilzeit', 'Teilzeit'],
    ['PART_TIME', 'Lagerhilfe (Vollzeit/Teilzeit)', 'Teilzeit'],
  ])('%j with the title %j is %j', (types, title, wanted) => {
    expect(mapEmployment(types, title)).toBe(wanted);
  });
});

describe('working model', () => {
  it.each([
    ['TELECOMMUTE', 'Lichtplanerin', 'Remote'],
    ['TELECOMMUTE', 'Lichtplanerin (hybrid)', 'Hybrid'],
    ['On-site', 'Lichtplanerin', 'Büro'],
    ['Vor Ort', 'Lichtplanerin', 'Büro'],
    ['teilweise remote', 'Lichtplanerin', 'Hybrid'],
    [undefined, 'Lichtplanerin - 100 % Homeoffice', 'Remote'],
    ['Kein Homeoffice', 'Lichtplanerin', 'Büro'],
    ['Kein Homeoffice möglich', 'Lichtplanerin', 'Büro'],
    ['Homeoffice ist leider nicht möglich', 'Lichtplanerin', 'Büro'],
    ['Remote work is not possible', 'Lichtplanerin', 'Büro'],
    ['bis zu 2 Tage pro Woche Homeoffice', 'Lichtplanerin', 'Hybrid'],
    ['3 days remote', 'Lichtplanerin', 'Hybrid'],
    ['100 % remote', 'Lichtplanerin', 'Remote'],
    [['unbekannt', 'remote'], 'Lichtplanerin', 'Remote'],
    ['On-site', 'Lichtplanerin (remote)', 'Büro'],
    [undefined, 'Lichtplanerin vor Ort', 'Büro'],
    [undefined, 'Bürokauffrau', ''],
    [undefined, 'Leitung Büro Emden', ''],
    [undefined, 'Lichtplanerin', ''],
  ])('%j with the title %j is %j', (type, title, wanted) => {
    expect(mapWorkingModel(type, title)).toBe(wanted);
  });
});

describe('pay', () => {
  it.each([
    [
      'a range',
      money({ minValue: 48_000, maxValue: 60_000, unitText: 'YEAR' }),
      { min: 48_000, max: 60_000, currency: 'EUR', unit: 'YEAR' },
    ],
    ['an exact value', money({ value: '18,50', unitText: 'HOUR' }), { min: 18.5, max: 18.5, currency: 'EUR', unit: 'HOUR' }],
    ['one end', money({ minValue: '3.200', unitText: 'MONTH' }, 'CHF'), { min: 3200, max: null, currency: 'CHF', unit: 'MONTH' }],
    [
      'ends the wrong way round',
      money({ minValue: 60_000, maxValue: 48_000 }),
      { min: 48_000, max: 60_000, currency: 'EUR', unit: 'YEAR' },
    ],
    ['a bare number', money(52_000), { min: 52_000, max: 52_000, currency: 'EUR', unit: 'YEAR' }],
    ['a German text', '48.000 – 60.000 € pro Jahr', { min: 48_000, max: 60_000, currency: 'EUR', unit: 'YEAR' }],
    ['a lower end in words', 'ab 3.200 EUR/Monat', { min: 3200, max: null, currency: 'EUR', unit: 'MONTH' }],
    ['an upper end in words', 'bis 65.000 €', { min: null, max: 65_000, currency: 'EUR', unit: 'YEAR' }],
    ['thousands', '48–60k EUR', { min: 48_000, max: 60_000, currency: 'EUR', unit: 'YEAR' }],
    ['a lower end in its value', money({ value: 'ab 3.200', unitText: 'MONTH' }), { min: 3200, max: null, currency: 'EUR', unit: 'MONTH' }],
    [
      'a range in its value',
      { currency: 'CHF', value: '80.000 – 90.000', unitText: 'YEAR' },
      { min: 80_000, max: 90_000, currency: 'CHF', unit: 'YEAR' },
    ],
    [
      'ends beside the value',
      { currency: 'pln', minValue: 100, maxValue: 120, unitText: 'HOUR' },
      { min: 100, max: 120, currency: 'PLN', unit: 'HOUR' },
    ],
    ['an upper end alone', money({ maxValue: 60_000 }), { min: null, max: 60_000, currency: 'EUR', unit: 'YEAR' }],
    ['a sign for a currency', money(100_000, '$'), { min: 100_000, max: 100_000, currency: 'USD', unit: 'YEAR' }],
    [
      'a currency in the value',
      { value: { currency: 'DKK', value: 500_000 } },
      { min: 500_000, max: 500_000, currency: 'DKK', unit: 'YEAR' },
    ],
    ['a number without anything', 52_000, { min: 52_000, max: 52_000, currency: 'EUR', unit: 'YEAR' }],
    ['pounds', '£45,000 per year', { min: 45_000, max: 45_000, currency: 'GBP', unit: 'YEAR' }],
    ['hours', '18,50 € pro Stunde', { min: 18.5, max: 18.5, currency: 'EUR', unit: 'HOUR' }],
    ['days', '450 € pro Tag', { min: 450, max: 450, currency: 'EUR', unit: 'DAY' }],
    ['weeks', '900 EUR per week', { min: 900, max: 900, currency: 'EUR', unit: 'WEEK' }],
    ['thousands after spaces', '52 000 – 60 000,50 €', { min: 52_000, max: 60_000.5, currency: 'EUR', unit: 'YEAR' }],
    ['thousands after apostrophes', "ab 80'000 CHF", { min: 80_000, max: null, currency: 'CHF', unit: 'YEAR' }],
    ['a dash for no cents', money({ minValue: '52.000,-' }), { min: 52_000, max: null, currency: 'EUR', unit: 'YEAR' }],
    ['a million', '1.250.000 €', { min: 1_250_000, max: 1_250_000, currency: 'EUR', unit: 'YEAR' }],
    ['a billion, which is a mistake', 1_000_000_000, null],
    ['zero', money({ minValue: 0, maxValue: 0 }), null],
    ['a pay grade', 'TVöD E 9', null],
    ['a pay grade in its value', money({ value: 'EG 9a' }), null],
    ['one more salary', '13. Monatsgehalt', null],
    ['pay beside the hours of work', '3.500 € bei 38,5 Stunden', null],
    ['a number that may be for an hour or a month', '18,50 €', null],
    ['more than two numbers', '48.000 – 60.000 €, 30 Tage Urlaub', null],
    ['words only', 'nach Tarif', null],
    ['nothing', undefined, null],
  ])('reads %s', (_form, salary, wanted) => {
    expect(readPay(salary)).toEqual(wanted);
  });
});
