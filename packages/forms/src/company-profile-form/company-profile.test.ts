import { expect, test } from 'vitest';
import { readCompany } from '@stellwerk/domain';
import { fieldErrorsOf } from '../shared/field-errors';
import {
  companyProfileSchema,
  emptyCompanyProfile,
  knownCompanyProfile,
  readCompanyProfileValues,
  steppedYear,
  toCompanyPayload,
  type CompanyProfileValues,
} from './company-profile';

const schema = companyProfileSchema(new Date('2026-11-20'));
const filled: CompanyProfileValues = {
  ...emptyCompanyProfile,
  name: 'Nordbahn Signaltechnik GmbH',
  industry: '4',
  website: 'nordbahn.example',
  description: 'Wir bauen Stellwerke.',
};

test('CS22 CS23 CS24 CS25 what is missing is said at its field', () => {
  expect(fieldErrorsOf(schema, emptyCompanyProfile)).toEqual({
    name: 'Bitte geben Sie einen Firmennamen an',
    industry: 'Bitte wählen Sie eine Branche aus',
    website: 'Bitte geben Sie eine Website an',
    description: 'Bitte geben Sie eine Beschreibung an',
  });
  expect(fieldErrorsOf(schema, filled)).toEqual({});
  for (const name of ['name', 'industry', 'website'] as const)
    expect(Object.keys(fieldErrorsOf(schema, { ...filled, [name]: '  ' })), name).toEqual([name]);
  for (const description of [' ', '<p></p>', '<p>&nbsp;</p>'])
    expect(Object.keys(fieldErrorsOf(schema, { ...filled, description })), description).toEqual(['description']);
});

test.each([
  ['1799', false],
  ['1800', true],
  ['2026', true],
  ['2027', false],
  ['19.5', false],
  ['02026', false],
  ['20260', false],
  ['x1999', false],
  ['1999x', false],
  ['', true],
])('CS27 EN55 founded in "%s": %s', (foundedYear, valid) => {
  expect(Object.keys(fieldErrorsOf(schema, { ...filled, foundedYear }))).toEqual(valid ? [] : ['foundedYear']);
});

test('CS29 CS31 empty texts are "", foundingYear and industry null', () => {
  const { foundedYear: _year, ...texts } = emptyCompanyProfile;
  expect(toCompanyPayload({ ...emptyCompanyProfile, name: ' A ' }, 'profile')).toEqual({
    ...texts,
    name: 'A',
    foundingYear: null,
    industry: null,
  });
  expect(toCompanyPayload({ ...filled, city: ' Kiel ', foundedYear: '1991', employees: 'ONE_TO_TEN' }, 'profile')).toEqual({
    ...texts,
    name: 'Nordbahn Signaltechnik GmbH',
    city: 'Kiel',
    website: 'https://nordbahn.example',
    description: 'Wir bauen Stellwerke.',
    foundingYear: 1991,
    industry: { id: 4 },
    employees: 'ONE_TO_TEN',
  });
});

test.each(['website', 'linkedinProfile', 'xingProfile'] as const)('CS26 CS28 %s is a web address, with or without its scheme', (name) => {
  for (const address of ['nordbahn.example', 'http://nordbahn.example', 'https://nordbahn.example/a'])
    expect(fieldErrorsOf(schema, { ...filled, [name]: address }), address).toEqual({});
  for (const address of ['javascript:alert(1)', 'ftp://nordbahn.example', 'nord bahn'])
    expect(Object.keys(fieldErrorsOf(schema, { ...filled, [name]: address })), address).toEqual([name]);
  expect(toCompanyPayload({ ...filled, [name]: ' nordbahn.example ' }, 'profile')).toHaveProperty(name, 'https://nordbahn.example');
});

test('CS30 the settings variant leaves out an empty industry and size', () => {
  const body = toCompanyPayload({ ...filled, industry: '' }, 'settings');
  expect(body).not.toHaveProperty('industry');
  expect(body).not.toHaveProperty('employees');
  const whole = toCompanyPayload({ ...filled, industry: 'Gesundheitswesen', employees: 'ONE_TO_TEN' }, 'settings');
  expect([whole.industry, whole.employees]).toEqual([{ name: 'Gesundheitswesen' }, 'ONE_TO_TEN']);
});

test.each([
  ['42', { id: 42 }],
  ['4a', { name: '4a' }],
  ['a4', { name: 'a4' }],
  ['Handwerk', { name: 'Handwerk' }],
  ['', null],
])('A53 the industry "%s" travels as %j', (industry, sent) => {
  expect(toCompanyPayload({ ...filled, industry }, 'profile').industry).toEqual(sent);
});

test.each([
  ['1801', 1800, '1800'],
  ['2025', 2026, '2026'],
  ['', 0, '2026'],
  ['', 1894, '1894'],
  ['1894', 1895, '1895'],
  ['1894', null, ''],
  ['2026', 2027, '2026'],
  ['1800', 1799, '1800'],
  ['1894', 2027, '2027'],
])('CS20 from "%s" the stepper goes by %s to "%s"', (current, next, year) => {
  expect(steppedYear(current, next, 2026)).toBe(year);
});

test('CS19 the form starts with the stored profile, and what is saved unchanged is what was stored', () => {
  const unchanged = {
    name: 'Nordbahn Signaltechnik GmbH',
    city: '',
    streetAndNumber: 'Gleisweg 1',
    postcode: '22765',
    country: 'Deutschland',
    vatId: 'DE1',
    employees: 'ELEVEN_TO_FIFTY',
    website: 'https://nordbahn.example',
    linkedinProfile: 'https://l.example',
    xingProfile: 'https://x.example',
    brandColor: '#1b3f8b',
    description: '<p>Wir bauen Stellwerke.</p>',
  };
  const stored = {
    ...unchanged,
    id: 1,
    industry: { id: 4, name: 'Bahntechnik' },
    location: 'Hamburg-Altona',
    foundedYear: 1894,
  };
  const values = knownCompanyProfile(readCompany(stored));
  expect(values).toEqual({ ...unchanged, industry: '4', foundedYear: '1894' });
  const { id: _id, location: _location, foundedYear, industry, ...texts } = stored;
  expect(toCompanyPayload(values, 'profile')).toEqual({ ...texts, foundingYear: foundedYear, industry: { id: industry.id } });
  expect(knownCompanyProfile(readCompany({ industry: 'Handwerk', employees: 'OVER_THOUSAND' }))).toMatchObject({
    industry: 'Handwerk',
    employees: '',
    foundedYear: '',
  });
});

test('a draft that was stored before a field existed keeps its other values', () => {
  const { xingProfile: _later, ...stored } = { ...emptyCompanyProfile, name: 'Kiebitz', employees: 'ONE_TO_TEN' };
  expect(readCompanyProfileValues(stored)).toEqual({ ...emptyCompanyProfile, name: 'Kiebitz', employees: 'ONE_TO_TEN' });
  expect(readCompanyProfileValues({ name: 7, employees: 'HUGE' })).toEqual(emptyCompanyProfile);
  expect([null, undefined, 'draft'].map(readCompanyProfileValues)).toEqual([null, null, null]);
});
