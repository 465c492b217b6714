import { describe, expect, it } from 'vitest';
import {
  DETAIL_FILTERS,
  employmentText,
  isJobDetail,
  JOB_DETAILS,
  jobDetailTexts,
  schemaOrgOf,
  readJobDetails,
  DATED_DETAILS,
} from './index';

const TODAY = '2026-11-24';

describe('the start of a job', () => {
  it.each([
    ['immediately', 'immediately'],
    [' 2027-04-01 ', '2027-04-01'],
    ['2027-02-30', ''],
    ['0207-04-01', ''],
    ['2027-04-01T08:00:00Z', ''],
    ['bald', ''],
    [null, ''],
    [{}, ''],
  ])('%j is read as "%s"', (wire, startsOn) => {
    expect(readJobDetails({ startsOn: wire }).startsOn).toBe(startsOn);
  });

  it.each([
    ['immediately', TODAY, 'Ab sofort', { jobImmediateStart: true }],
    ['2027-04-01', TODAY, 'Ab 01.04.2027', { jobStartDate: '2027-04-01' }],
    [TODAY, TODAY, 'Ab 24.11.2026', { jobStartDate: TODAY }],
    ['2026-11-23', TODAY, 'Ab sofort', { jobImmediateStart: true }],
    // Stored values, for the form and for an export.
    ['2026-11-23', undefined, 'Ab 23.11.2026', { jobStartDate: '2026-11-23' }],
    ['', TODAY, '', {}],
  ])('"%s" on %s is "%s"', (wire, today, text, schemaOrg) => {
    const details = readJobDetails({ startsOn: wire });
    expect(jobDetailTexts(details, today).startsOn).toBe(text);
    expect(schemaOrgOf(details, undefined, today)).toEqual(schemaOrg);
  });
});

describe('the contract of a job', () => {
  it.each([
    ['permanent', 'Unbefristet', 'FULL_TIME', 'permanent', 'Teilzeit, unbefristet'],
    ['temporary', 'Befristet', ['FULL_TIME', 'TEMPORARY'], 'temporary', 'Teilzeit, befristet'],
    ['2028-12-31', 'Befristet bis 31.12.2028', ['FULL_TIME', 'TEMPORARY'], 'temporary', 'Teilzeit, befristet'],
    ['befristet', '', 'FULL_TIME', '', 'Teilzeit'],
  ])('"%s" is "%s"', (wire, text, employmentType, kind, row) => {
    const details = readJobDetails({ contract: wire });
    expect(jobDetailTexts(details, TODAY).contract).toBe(text);
    expect(schemaOrgOf(details, 'FULL_TIME', TODAY)).toEqual({ employmentType });
    expect(DETAIL_FILTERS.contract.kindOf(details.contract)).toBe(kind);
    expect(employmentText({ employment: 'Teilzeit', ...details })).toBe(row);
  });

  it('stands alone on a row without an employment', () => {
    expect(employmentText({ employment: '', contract: 'temporary' })).toBe('Befristet');
  });

  it('that ends says so without a kind of employment, too', () => {
    expect(schemaOrgOf(readJobDetails({ contract: 'temporary' }), undefined)).toEqual({ employmentType: 'TEMPORARY' });
  });
});

it.each(DATED_DETAILS)('%s is said to search engines and other products', (name) => {
  const said = JOB_DETAILS[name].codes.map((code) => schemaOrgOf(readJobDetails({ [name]: code }), 'FULL_TIME'));
  expect(said).not.toEqual(said.map(() => schemaOrgOf(readJobDetails({}), 'FULL_TIME')));
});

it('a detail is a value that its parser knows, or nothing', () => {
  expect(['', ' ', 'immediately', '2027-04-01'].map((text) => isJobDetail('startsOn', text))).toEqual([true, true, true, true]);
  expect(['day', 'sofort', '31.12.2027'].map((text) => isJobDetail('startsOn', text))).toEqual([false, false, false]);
  expect(isJobDetail('remunerationStructure', 'Haustarif')).toBe(true);
});
