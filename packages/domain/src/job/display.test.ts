import { describe, expect, test } from 'vitest';
import {
  designPlace,
  isExpired,
  JOB_PROFILE_TYPES,
  jobProfileFormLabels,
  jobProfileLabels,
  listPlace,
  publishedDate,
  SPECIFIC_FIELDS,
  specificFields,
} from './index';

const labels = (type: (typeof JOB_PROFILE_TYPES)[number], specificInformation: Readonly<Record<string, string>>): string[] =>
  specificFields({ profileType: type, specificInformation }).map((field) => `${field.label}: ${field.value}`);

describe('the specific block', () => {
  test.each([
    [
      'EN12',
      'SALES',
      'crmSystem bonusPayout salesCycle salesRegion targetCustomerSegments salesStructure travelFrequency compensationModel',
    ],
    ['EN13', 'TECH', 'techStack frameworks usedDatabases cloudServices developmentMethods tools experienceLevel certifications'],
    [
      'EN14',
      'EXECUTIVE',
      'teamResponsibility budgetResponsibility strategicResponsibility stakeholderManagement leadershipStyle travelAndRepresentationalDuties equityOrStockOptions executiveCompensationPlan',
    ],
  ] as const)('%s: a %s job shows its eight fields, each with a German label of its own', (_row, type, names) => {
    const keys = names.split(' ');
    expect(SPECIFIC_FIELDS[type]).toEqual(keys);
    const shown = specificFields({ profileType: type, specificInformation: Object.fromEntries(keys.map((key) => [key, `Wert ${key}`])) });
    expect(shown.map((field) => [field.key, field.value])).toEqual(keys.map((key) => [key, `Wert ${key}`]));
    expect(new Set(shown.map((field) => field.label)).size).toBe(8);
    expect(shown.filter((field) => field.label === field.key)).toEqual([]);
  });

  test('EN15: the five snake_case fields of other profiles have German labels', () => {
    const foreign = { domain_knowledge: 'a', company_culture: 'b', reporting_line: 'c', design_tools: 'd', content_types: 'e' };
    expect(labels('DEFAULT', foreign)).toEqual([
      'Fachkenntnisse: a',
      'Unternehmenskultur: b',
      'Berichtslinie: c',
      'Design-Tools: d',
      'Inhaltsformate: e',
    ]);
  });

  test('shows a key that every object inherits like any other', () => {
    expect(labels('DEFAULT', { constructor: 'x' })).toEqual(['Constructor: x']);
  });

  test('hides empty fields and those of another profile, and puts foreign ones last and readable', () => {
    expect(labels('TECH', { someThing_else: 'x', tools: '', techStack: 'Rust', crmSystem: 'y' })).toEqual([
      'Tech-Stack: Rust',
      'Some Thing else: x',
    ]);
    expect(labels('DEFAULT', { techStack: 'Rust' })).toEqual([]);
  });

  test('EN11: profiles are named Standard, Vertrieb, Technisch (in the form Technologie) and Führungskraft', () => {
    expect(JOB_PROFILE_TYPES.map((type) => jobProfileLabels[type])).toEqual(['Standard', 'Vertrieb', 'Technisch', 'Führungskraft']);
    expect(JOB_PROFILE_TYPES.map((type) => jobProfileFormLabels[type])).toEqual(['Standard', 'Vertrieb', 'Technologie', 'Führungskraft']);
  });
});

describe('place and date', () => {
  test('designs name the location first, lists the city', () => {
    expect(designPlace({ location: 'Kassel-Nord', city: 'Kassel' })).toBe('Kassel-Nord');
    expect(designPlace({ location: '', city: 'Kassel' })).toBe('Kassel');
    expect(designPlace({ location: '', city: '' })).toBe('Remote');
    expect(listPlace({ location: 'Kassel-Nord', city: 'Kassel' })).toBe('Kassel');
    expect(listPlace({ location: 'Kassel-Nord', city: '' })).toBe('Kassel-Nord');
  });

  test('publication falls back to creation', () => {
    expect(publishedDate({ publishedAt: 'b', createdAt: 'a' })).toBe('b');
    expect(publishedDate({ publishedAt: null, createdAt: 'a' })).toBe('a');
    expect(publishedDate({ publishedAt: null, createdAt: null })).toBeNull();
  });

  test('a job stays open through its closing day in Berlin', () => {
    const closesAt = '2026-11-20T00:00:00.000Z';
    expect(isExpired({ closesAt }, new Date('2026-11-20T22:59:59.000Z'))).toBe(false);
    expect(isExpired({ closesAt }, new Date('2026-11-20T23:00:00.000Z'))).toBe(true);
    expect(isExpired({ closesAt: null }, new Date('2099-01-01T00:00:00.000Z'))).toBe(false);
  });
});
