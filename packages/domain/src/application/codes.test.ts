import { describe, expect, test } from 'vitest';
import {
  aliasLabels,
  APPLICATION_FILES_LIMIT,
  APPLICATION_STATUSES,
  candidateStatusLabels,
  canWithdraw,
  companyStatusLabels,
  hasEnded,
  DOCUMENT_RULES,
  matchesFilter,
  PANEL_FILTERS,
  PANEL_STATUSES,
  panelStatusLabels,
  parseStatus,
  OPEN_STATUSES,
  STATUS_ALIASES,
  STEPPER_STEPS,
  stepperStep,
  TABLE_FILTERS,
} from './index';

const caught = (filter: (typeof TABLE_FILTERS)[number] | (typeof PANEL_FILTERS)[number]) =>
  APPLICATION_STATUSES.filter((status) => matchesFilter(status, filter));

describe('the status of an application', () => {
  test.each([
    ['EN01', 'SUBMITTED', 'Eingereicht', 'Eingereicht'],
    ['EN02', 'VIEWED', 'Angesehen', 'Angesehen'],
    ['EN03', 'IN_REVIEW', 'In Prüfung', 'In Bearbeitung'],
    ['EN04', 'INTERVIEW_SCHEDULED', 'Interview geplant', 'Interview geplant'],
    ['EN05', 'OFFER_MADE', 'Angebot erhalten', 'Angebot gemacht'],
    ['EN06', 'ACCEPTED', 'Angenommen', 'Eingestellt'],
    ['EN07', 'REJECTED', 'Abgelehnt', 'Abgelehnt'],
    ['EN08', 'WITHDRAWN', 'Zurückgezogen', 'Zurückgezogen'],
  ] as const)('%s: %s reads "%s" to the candidate and "%s" to the company', (_row, status, candidate, company) => {
    expect(candidateStatusLabels[status]).toBe(candidate);
    expect(companyStatusLabels[status]).toBe(company);
  });

  test.each(PANEL_STATUSES)('O107: %s reads the same on a badge of the panel as on its button', (value) => {
    expect(panelStatusLabels[STATUS_ALIASES[value]]).toBe(aliasLabels[value]);
  });

  test.each([[undefined], [null], ['']])('EN09: a missing one (%s) is SUBMITTED', (value) => {
    expect(parseStatus(value)).toBe('SUBMITTED');
  });

  test.each([
    ['new', 'SUBMITTED', 'Neu'],
    ['viewed', 'VIEWED', 'Angesehen'],
    ['contacted', 'IN_REVIEW', 'Kontaktiert'],
    ['in_progress', 'IN_REVIEW', 'In Bearbeitung'],
    ['interview', 'INTERVIEW_SCHEDULED', 'Interview'],
    ['offer', 'OFFER_MADE', 'Angebot'],
    ['accepted', 'ACCEPTED', 'Eingestellt'],
    ['hired', 'ACCEPTED', 'Eingestellt'],
    ['rejected', 'REJECTED', 'Abgelehnt'],
    ['withdrawn', 'WITHDRAWN', 'Zurückgezogen'],
  ] as const)('EN10: "%s" is read in any case as %s and reads "%s"', (alias, status, label) => {
    expect([alias, alias.toUpperCase(), `${alias.charAt(0).toUpperCase()}${alias.slice(1)}`].map(parseStatus)).toEqual([
      status,
      status,
      status,
    ]);
    expect(aliasLabels[alias]).toBe(label);
  });

  test('the lower-case vocabulary reaches all eight, and all eight are read in any case', () => {
    expect(new Set(Object.values(STATUS_ALIASES))).toEqual(new Set(APPLICATION_STATUSES));
    expect(APPLICATION_STATUSES.map((status) => parseStatus(status.toLowerCase()))).toEqual([...APPLICATION_STATUSES]);
  });

  test.each([['OPEN'], ['constructor'], [1], [{}], [true]])('a value outside both vocabularies (%s) is refused', (value) => {
    expect(parseStatus(value)).toBeNull();
  });

  test('the stepper knows the last reached step of each, and none for those beside the line', () => {
    expect(APPLICATION_STATUSES.map(stepperStep)).toEqual(['new', 'new', 'in_progress', 'interview', 'interview', 'accepted', null, null]);
    expect(STEPPER_STEPS).toEqual(['new', 'in_progress', 'interview', 'accepted']);
  });

  test('filters count by the lower-case value: VIEWED is not new, and all is all', () => {
    expect(TABLE_FILTERS.map((filter) => [filter, caught(filter)])).toEqual([
      ['all', [...APPLICATION_STATUSES]],
      ['new', ['SUBMITTED']],
      ['in_progress', ['IN_REVIEW']],
      ['interview', ['INTERVIEW_SCHEDULED']],
      ['accepted', ['ACCEPTED']],
      ['rejected', ['REJECTED']],
    ]);
    expect(caught('contacted')).toEqual(['IN_REVIEW']);
    expect(PANEL_FILTERS).toEqual(['all', 'new', 'contacted', 'interview']);
    expect(PANEL_STATUSES).toEqual(['new', 'viewed', 'contacted', 'interview', 'offer', 'hired', 'rejected']);
  });

  test('five statuses wait for a decision, and two have ended', () => {
    expect(OPEN_STATUSES).toEqual(['SUBMITTED', 'VIEWED', 'IN_REVIEW', 'INTERVIEW_SCHEDULED', 'OFFER_MADE']);
    expect(APPLICATION_STATUSES.filter(hasEnded)).toEqual(['REJECTED', 'WITHDRAWN']);
  });

  test('only a submitted application can be withdrawn', () => {
    expect(APPLICATION_STATUSES.filter(canWithdraw)).toEqual(['SUBMITTED']);
  });
});

test('each file slot takes the documented types up to the decided size', () => {
  const mb = 1024 * 1024;
  expect(DOCUMENT_RULES).toEqual({
    resume: { extensions: ['.pdf', '.doc', '.docx'], limits: { default: 10 * mb } },
    coverLetter: { extensions: ['.pdf', '.doc', '.docx'], limits: { default: 10 * mb } },
    additional: { extensions: ['.pdf', '.doc', '.docx', '.zip'], limits: { default: 10 * mb, '.zip': 25 * mb } },
    video: { extensions: ['.mp4', '.mov', '.avi'], limits: { default: 100 * mb } },
  });
  expect(APPLICATION_FILES_LIMIT).toBe(160 * mb);
});
