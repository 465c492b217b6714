import { readStoredJob } from '@stellwerk/domain';
import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../shared/field-errors';
import { canMove, moveContact, toggleContact } from './contacts';
import { knownJobValues } from './known';
import { PAY_UNITS, payFieldsOf, payRangeOf, readAmount, writeAmount } from './pay';
import { focusPageOf, specificOf, toJobPayload } from './to-payload';
import { jobFormSchema, jobFormValues } from './values';
import { videoError } from './video';

const now = new Date('2026-11-20T12:00:00.000Z');
const rules = jobFormSchema('create', now);
const filled = jobFormValues('create', {
  title: 'Fachplanung',
  city: 'Hamburg',
  workingModel: 'Hybrid',
  employment: 'Vollzeit',
  jobDescription: '<p>A</p>',
  yourTasks: '<p>B</p>',
  yourProfile: '<p>C</p>',
});

describe('an amount', () => {
  it.each([
    ['', null],
    ['60000', 60_000],
    ['60.000', 60_000],
    ['1.060.000 €', 1_060_000],
    ['18,50', 18.5],
    ['60.00', Number.NaN],
    ['viel', Number.NaN],
    ['-5', Number.NaN],
    ['1e5', Number.NaN],
    ['1', 1],
    ['0', 0],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['1.000,5', 1000.5],
    ['12.345.678', 12_345_678],
    [' 60 000 € ', 60_000],
    ['€', null],
    ['123456789', 123_456_789],
    ['1234567890', Number.NaN],
    ['1.00', Number.NaN],
    ['1000.000', Number.NaN],
    ['.000', Number.NaN],
    ['12,', Number.NaN],
    ['12,345', Number.NaN],
    ['1.000,345', Number.NaN],
    ['x60.000', Number.NaN],
    ['60.000x', Number.NaN],
    ['5x', Number.NaN],
    ['x5', Number.NaN],
    [',5', Number.NaN],
  ])('rule 14: "%s" is %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it('rule 14: is written as it was typed', () => {
    expect([60_000, 18.5, 0, null].map(writeAmount)).toEqual(['60.000', '18,5', '0', '']);
  });

  it('rule 14: makes no range with one that is none', () => {
    const of = (payMin: string, payMax: string) => payRangeOf({ payMin, payMax, payUnit: 'MONTH', payCurrency: 'EUR' });
    expect([of('viel', ''), of('', 'viel'), of('viel', '5'), of('5', 'viel'), of('', '')]).toEqual([null, null, null, null, null]);
    expect(of('', '5')).toEqual({ min: null, max: 5, currency: 'EUR', unit: 'MONTH' });
    expect(of('0', '')).toEqual({ min: 0, max: null, currency: 'EUR', unit: 'MONTH' });
  });

  it('O80: keeps unit and currency that an import has brought, and counts an unknown unit as a year', () => {
    expect(PAY_UNITS.map((unit) => payFieldsOf({ min: 1, max: 2, currency: 'EUR', unit }))).toEqual(
      PAY_UNITS.map((payUnit) => ({ payMin: '1', payMax: '2', payUnit, payCurrency: 'EUR' })),
    );
    expect(payFieldsOf({ min: 1, max: null, currency: 'CHF', unit: 'WEEK' })).toMatchObject({ payUnit: 'WEEK', payCurrency: 'CHF' });
    expect(payFieldsOf({ min: 1, max: null, currency: 'EUR', unit: 'MOON' })).toMatchObject({ payUnit: 'YEAR' });
    expect(payFieldsOf(null)).toEqual({ payMin: '', payMax: '', payUnit: 'YEAR', payCurrency: 'EUR' });
  });
});

describe('the rules of a job', () => {
  it.each([
    ['title', ' ', 'Bitte geben Sie einen Stellentitel an.'],
    ['workingModel', 'x'.repeat(101), 'Höchstens 100 Zeichen.'],
    ['employment', 'x'.repeat(101), 'Höchstens 100 Zeichen.'],
    ['remunerationStructure', 'x'.repeat(501), 'Höchstens 500 Zeichen.'],
    ['aboutUs', 'x'.repeat(20_001), 'Höchstens 20000 Zeichen.'],
    ['yourProfile', '<p> </p>', 'Bitte beschreiben Sie das gesuchte Profil.'],
    ['payMax', 'viel', 'Bitte geben Sie einen Betrag in Euro an, z. B. 60.000.'],
    ['closesOn', '2026-99-99', 'Bitte geben Sie ein gültiges Datum an.'],
    ...['2027-02-30', 'ja'].map((value) => ['contract', value, 'Bitte geben Sie ein gültiges Datum an.']),
    // The answer 'Ab einem Datum' without a date, dates of no calendar and of another century.
    ...['day', '2027-02-30', '0207-03-01', '2027-3-1', 'bald'].map((value) => [
      'startsOn',
      value,
      'Bitte geben Sie ein gültiges Datum an.',
    ]),
  ])('JM31 JM64 %s "%s" is refused', (name, value, message) => {
    expect(fieldErrorsOf(rules, { ...filled, [name]: value })).toMatchObject({ [name]: message });
  });

  it.each(['jobProfileType', 'templateType', 'payUnit', 'isActive', 'blindReview', 'focusPage', 'specificInformation', 'contacts'])(
    'want a %s of their own type',
    (name) => {
      expect(Object.keys(fieldErrorsOf(rules, { ...filled, [name]: 4 }))).toEqual([name]);
    },
  );
});

describe('contact persons', () => {
  it('JM51 JM52 move within the list alone', () => {
    expect(toggleContact(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggleContact(['a', 'b'], 'b')).toEqual(['a']);
    expect([canMove(['a', 'b'], 'x', 1), canMove(['a', 'b'], 'x', -1), canMove([], 'a', 1)]).toEqual([false, false, false]);
    expect([canMove(['a', 'b'], 'b', -1), canMove(['a', 'b'], 'a', 1), canMove(['a'], 'a', 1)]).toEqual([true, true, false]);
    const chosen = ['a', 'b'];
    expect([moveContact(chosen, 'x', 1), moveContact(chosen, 'b', 1), moveContact(chosen, 'b', -1)]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(chosen).toEqual(['a', 'b']);
  });
});

describe('a stored job in the form', () => {
  it('has every field', () => {
    const facts = {
      workingModel: 'Büro',
      employment: 'Vollzeit',
      jobProfileType: 'TECH',
      templateType: 'template1',
      ote: '60.000 €',
      remunerationStructure: 'Fix',
      startsOn: '2027-04-01',
      contract: 'permanent',
    };
    const job = readStoredJob({
      id: 5,
      title: 'Gleisbau',
      location: 'Kassel-Nord',
      ...facts,
      payRange: { min: 1, max: 2, unit: 'HOUR' },
      specificInformation: { techStack: 'Go' },
      jobDescription: '<p>A</p>',
      yourTasks: '<p>B</p>',
      yourProfile: null,
      weOffer: '<p>D</p>',
      aboutUs: '<p>E</p>',
      teamMembers: [{ id: { teamMemberId: 9 }, jobOfferRank: 1 }],
    });
    expect(knownJobValues(job)).toEqual({
      title: 'Gleisbau',
      city: '',
      ...facts,
      payMin: '1',
      payMax: '2',
      payUnit: 'HOUR',
      payCurrency: 'EUR',
      closesOn: '',
      isActive: true,
      blindReview: false,
      focusPage: '',
      specificInformation: { techStack: 'Go' },
      jobDescription: '<p>A</p>',
      yourTasks: '<p>B</p>',
      yourProfile: '',
      weOffer: '<p>D</p>',
      aboutUs: '<p>E</p>',
      contacts: ['9'],
    });
    expect(knownJobValues({ ...job, template: null })).not.toHaveProperty('templateType');
  });
});

describe('what a job sends', () => {
  it('JM61 JM62 has trimmed texts and a salary where there is one', () => {
    const { jobOffer } = toJobPayload({ ...filled, title: ' a ', city: ' b ', ote: ' c ', focusPage: '3' }, '7', null);
    expect(jobOffer).toMatchObject({ title: 'a', city: 'b', ote: 'c', focusPage: { id: 3 } });
    expect(toJobPayload({ ...filled, ote: '  ' }, '7', null).jobOffer.ote).toBeNull();
  });

  it('JM40 JM47 has neither an id among its facts nor a focus page that is no number', () => {
    expect(specificOf({ jobProfileType: 'DEFAULT', specificInformation: { id: '3' } })).toEqual({});
    expect(['7x', 'x7', '07', '70'].map(focusPageOf)).toEqual([null, null, null, { id: 70 }]);
  });
});

it.each([
  ['a.mp4.exe', '', false],
  ['mp4', '', false],
  ['amp4', '', false],
  ['a', 'video/avi', true],
  ['a', 'video/msvideo', true],
  ['a', 'video/webm', false],
])('JM57 the video %s of the type "%s" is taken: %s', (name, type, taken) => {
  expect(videoError({ name, type, size: 1 }) === '').toBe(taken);
});
