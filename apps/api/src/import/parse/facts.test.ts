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
    ['zero', money({ minValue: 0, maxValue: 0 }), null],
    ['words only', 'nach Tarif', null],
    ['nothing', undefined, null],
  ])('reads %s', (_form, salary, wanted) => {
    expect(readPay(salary)).toEqual(wanted);
  });
});
