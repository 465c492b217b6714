import { describe, expect, test } from 'vitest';
import { COMPANY_SIZES, companySizeLabel, readCompany, roleReaches, TEAM_ROLES } from './index';

describe('company size', () => {
  test.each([
    ['EN17', 'ONE_TO_TEN', '1-10'],
    ['EN18', 'ELEVEN_TO_FIFTY', '11-50'],
    ['EN19', 'FIFTY_ONE_TO_TWO_HUNDRED', '51-200'],
    ['EN20', 'TWO_HUNDRED_ONE_TO_FIVE_HUNDRED', '201-500'],
    ['EN21', 'FIVE_HUNDRED_ONE_TO_ONE_THOUSAND', '501-1.000'],
    ['EN21', 'FIVE_HUNDRED_ONE_TO_THOUSAND', '501-1.000'],
    ['EN22', 'ONE_THOUSAND_ONE_TO_FIVE_THOUSAND', '1.001-5.000'],
    ['EN23', 'FIVE_THOUSAND_ONE_PLUS', 'Mehr als 5.000'],
    ['EN24', 'OVER_THOUSAND', 'Mehr als 1.000'],
    ['EN25', 'FOO', 'FOO'],
    ['EN25', 'constructor', 'constructor'],
  ])('%s: %s reads "%s"', (_row, code, label) => {
    expect(companySizeLabel(code)).toBe(label);
  });

  test('the form offers the seven ranges that do not overlap', () => {
    expect(COMPANY_SIZES.map(companySizeLabel)).toEqual([
      '1-10',
      '11-50',
      '51-200',
      '201-500',
      '501-1.000',
      '1.001-5.000',
      'Mehr als 5.000',
    ]);
  });
});

test('a role reaches itself and the weaker ones', () => {
  expect(TEAM_ROLES.map((role) => TEAM_ROLES.filter((needed) => roleReaches(role, needed)).length)).toEqual([1, 2, 3, 4]);
});

test('a company is active unless the flag says otherwise, its industry text or object', () => {
  expect([{}, { isActive: true }, { isActive: false }].map((wire) => readCompany(wire).active)).toEqual([true, true, false]);
  expect([{ industry: 'Handwerk' }, { industry: { id: 8, name: 'Handwerk' } }].map((wire) => readCompany(wire).industry)).toEqual([
    'Handwerk',
    'Handwerk',
  ]);
});
