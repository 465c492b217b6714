import { expect, test } from 'vitest';
import { faultsOf } from '../shared/faults';
import { companyProfileSchema, emptyCompanyProfile, steppedYear, toCompanyPayload, type CompanyProfileValues } from './company-profile';

const schema = companyProfileSchema(new Date('2026-11-20'));
const filled: CompanyProfileValues = {
  ...emptyCompanyProfile,
  name: 'Nordbahn Signaltechnik GmbH',
  industry: '4',
  website: 'nordbahn.example',
  description: 'Wir bauen Stellwerke.',
};

test('CS22 CS23 CS24 CS25 what is missing is said at its field', () => {
  expect(faultsOf(schema, emptyCompanyProfile)).toEqual({
    name: 'Bitte geben Sie einen Firmennamen an',
    industry: 'Bitte wählen Sie eine Branche aus',
    website: 'Bitte geben Sie eine Website an',
    description: 'Bitte geben Sie eine Beschreibung an',
  });
  expect(faultsOf(schema, filled)).toEqual({});
});

test.each([
  ['1799', false],
  ['1800', true],
  ['2026', true],
  ['2027', false],
  ['19.5', false],
  ['', true],
])('CS27 founded in "%s": %s', (foundedYear, valid) => {
  expect(Object.keys(faultsOf(schema, { ...filled, foundedYear }))).toEqual(valid ? [] : ['foundedYear']);
});

test('CS29 CS31 empty texts are "", foundingYear and industry null', () => {
  expect(toCompanyPayload({ ...emptyCompanyProfile, name: ' A ' }, 'profile')).toMatchObject({
    name: 'A',
    xingProfile: '',
    foundingYear: null,
    industry: null,
    employees: '',
  });
  const body = toCompanyPayload({ ...filled, foundedYear: '1991', employees: 'ONE_TO_TEN' }, 'profile');
  expect(body).toMatchObject({ foundingYear: 1991, industry: { id: 4 }, employees: 'ONE_TO_TEN', website: 'https://nordbahn.example' });
  expect(body).not.toHaveProperty('foundedYear');
});

test('CS30 the settings variant leaves out an empty industry and size', () => {
  const body = toCompanyPayload({ ...filled, industry: '' }, 'settings');
  expect(body).not.toHaveProperty('industry');
  expect(body).not.toHaveProperty('employees');
  expect(toCompanyPayload({ ...filled, industry: 'Gesundheitswesen' }, 'settings').industry).toEqual({ name: 'Gesundheitswesen' });
});

test.each([
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
