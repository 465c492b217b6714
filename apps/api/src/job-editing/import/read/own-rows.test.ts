import { byJobDetail, JOB_LIMITS } from '@stellwerk/domain';
import { EXPORT_COLUMNS, type ExportField } from '@stellwerk/domain/job';
import { describe, expect, it } from 'vitest';
import { readImportedJob } from '../parse/job.ts';
import { NO_FACTS } from '../testing/sections.ts';
import { isOwnHeader, ownRow } from './own-rows.ts';

const HEADER = EXPORT_COLUMNS.map(([, head]) => head);

/** A row of our own export with a value in every cell. */
const CELLS: Readonly<Record<ExportField, string>> = {
  identifier: 'NL-17',
  title: 'Lichtplanerin (m/w/d)',
  isActive: 'ja',
  city: 'Emden',
  location: 'Am Hafen 4',
  employment: 'Teilzeit',
  workingModel: 'Hybrid',
  minSalary: '3400,5',
  maxSalary: '4100',
  salaryCurrency: 'EUR',
  salaryUnit: 'MONTH',
  ote: 'nach Tarif',
  remunerationStructure: 'Fixum',
  startsOn: '2027-04-01',
  contract: 'temporary',
  datePosted: '2026-11-02',
  validThrough: '2026-12-24',
  jobDescription: '<p>Licht für Schiffe.</p>',
  responsibilities: '<p>Planen.</p>',
  qualifications: '<p>Ruhe.</p>',
  jobBenefits: '<p>Rad.</p>',
  employerOverview: '<p>Wir.</p>',
  jobProfileType: 'TECH',
  specificInformation: '{"techStack":"Dialux","tools":["Lot","Waage"]}',
  templateType: 'template2',
  blindReview: 'ja',
  hiringOrganization: 'Nordlicht Werke GmbH',
  version: '1',
};

const rowOf = (cells: Readonly<Record<ExportField, string>>): string[] => EXPORT_COLUMNS.map(([field]) => cells[field]);
const read = (changes: Partial<Record<ExportField, string>> = {}, into?: string) =>
  readImportedJob(ownRow(HEADER, rowOf({ ...CELLS, ...changes })), into);
/** Reason of the rejection of a row with these cells. */
const reasonOf = (changes: Partial<Record<ExportField, string>>): unknown => {
  const result = read(changes);
  return 'refused' in result ? result : null;
};
const unreadable = (column: string): unknown => ({
  refused: `Der Wert unter „${column}“ lässt sich nicht lesen.`,
  title: 'Lichtplanerin (m/w/d)',
});

const JOB = {
  identifier: 'NL-17',
  company: { name: 'Nordlicht Werke GmbH', website: '', logoUrl: '', description: '' },
  title: 'Lichtplanerin (m/w/d)',
  city: 'Emden',
  location: 'Am Hafen 4',
  employment: 'Teilzeit',
  workingModel: 'Hybrid',
  payRange: { min: 3400.5, max: 4100, currency: 'EUR', unit: 'MONTH' },
  salary: 'nach Tarif',
  publishedOn: '2026-11-02',
  closesOn: '2026-12-24',
  details: { remunerationStructure: 'Fixum', startsOn: '2027-04-01', contract: 'temporary' },
  sections: {
    description: '<p>Licht für Schiffe.</p>',
    tasks: '<p>Planen.</p>',
    profile: '<p>Ruhe.</p>',
    offer: '<p>Rad.</p>',
    aboutUs: '<p>Wir.</p>',
  },
  own: {
    template: 'template2',
    isActive: true,
    blindReview: true,
    profileType: 'TECH',
    specificInformation: { techStack: 'Dialux', tools: ['Lot', 'Waage'] },
  },
};

describe('the header of our own export', () => {
  it('is known by its mark, wherever it stands', () => {
    expect(isOwnHeader(['Titel', ' Stellwerk-Export ', 'Ort'])).toBe(true);
    expect(isOwnHeader(['Titel', 'Ort'])).toBe(false);
    expect(isOwnHeader([])).toBe(false);
  });
});

describe('a row of our own export', () => {
  it('comes back cell by cell', () => {
    expect(read()).toEqual({ unmatched: [], notes: [], job: JOB });
  });

  it('is read by the names of its columns, whatever their order', () => {
    const header = HEADER.toReversed().map((name) => ` ${name} `);
    expect(readImportedJob(ownRow(header, rowOf(CELLS).toReversed()))).toEqual({ unmatched: [], notes: [], job: JOB });
  });

  it('says nothing where its cells are empty', () => {
    const details = byJobDetail(() => '');
    const empty = { city: '', location: '', employment: '', workingModel: '', ote: '', ...details, templateType: '' };
    const texts = { jobDescription: '', responsibilities: '', qualifications: '', jobBenefits: '', employerOverview: '' };
    const pay = { minSalary: '', maxSalary: '', salaryCurrency: '', salaryUnit: '' };
    const rest = { datePosted: '', validThrough: '', jobProfileType: '', specificInformation: '', isActive: ' Nein ', blindReview: '' };
    expect(read({ ...empty, ...texts, ...pay, ...rest })).toEqual({
      unmatched: [],
      notes: [],
      job: {
        identifier: 'NL-17',
        company: JOB.company,
        title: JOB.title,
        ...NO_FACTS,
        sections: { description: '', tasks: '', profile: '', offer: '', aboutUs: '' },
        own: { template: null, isActive: false, profileType: 'DEFAULT', specificInformation: {} },
        details,
      },
    });
  });

  it('loses the one apostrophe that kept a spreadsheet from running it', () => {
    expect(read({ title: "'=1+1", ote: "''s Werk" })).toMatchObject({ job: { title: '=1+1', salary: "'s Werk" } });
  });

  it('has either end of the pay', () => {
    expect(read({ maxSalary: '' })).toMatchObject({ job: { payRange: { min: 3400.5, max: null } } });
    expect(read({ minSalary: '' })).toMatchObject({ job: { payRange: { min: null, max: 4100 } } });
    expect(read({ minSalary: '4100' })).toMatchObject({ job: { payRange: { min: 4100, max: 4100 } } });
    expect(read({ minSalary: '0' })).toMatchObject({ job: { payRange: { min: 0 } } });
  });

  it('belongs to the company that takes it where it names none', () => {
    expect(read({ hiringOrganization: '' }, 'Südlicht')).toMatchObject({ job: { company: { name: 'Südlicht' } } });
    expect(read({}, 'Südlicht')).toMatchObject({ job: { company: { name: 'Nordlicht Werke GmbH' } } });
    expect(reasonOf({ hiringOrganization: '' })).not.toBeNull();
  });

  it.each<[ExportField, string, string]>([
    ['version', '2', 'Stellwerk-Export'],
    ['version', '', 'Stellwerk-Export'],
    ['isActive', 'vielleicht', 'Aktiv'],
    ['isActive', '', 'Aktiv'],
    ['blindReview', 'vielleicht', 'Anonyme Erstsichtung'],
    ['employment', 'manchmal', 'Beschäftigungsart'],
    ['workingModel', 'unterwegs', 'Arbeitsmodell'],
    ['templateType', 'template9', 'Design'],
    ['jobProfileType', 'ANDERS', 'Profiltyp'],
    ['specificInformation', '{"techStack":', 'Profilangaben'],
    ['specificInformation', '{"techStack":5}', 'Profilangaben'],
    ['minSalary', 'viel', 'Gehalt von'],
    ['minSalary', '5000', 'Gehalt von'],
    ['minSalary', '-1', 'Gehalt von'],
    ['salaryCurrency', 'Euro', 'Gehalt von'],
    ['salaryCurrency', 'EURO', 'Gehalt von'],
    ['salaryUnit', 'FORTNIGHT', 'Gehalt von'],
    ['datePosted', 'bald', 'Veröffentlicht am'],
    ['validThrough', '2026-02-30', 'Bewerbungsfrist'],
    ['city', 'x'.repeat(JOB_LIMITS.city + 1), 'Ort'],
    ['ote', 'x'.repeat(JOB_LIMITS.ote + 1), 'Gehalt als Text'],
    ['jobDescription', 'x'.repeat(JOB_LIMITS.richText + 1), 'Stellenbeschreibung'],
  ])('is refused with the name of the column: %s %s', (field, cell, column) => {
    expect(reasonOf({ [field]: cell })).toEqual(unreadable(column));
  });

  it.each<[ExportField, number]>([
    ['title', JOB_LIMITS.title],
    ['city', JOB_LIMITS.city],
    ['ote', JOB_LIMITS.ote],
    ['jobDescription', JOB_LIMITS.richText],
    ['responsibilities', JOB_LIMITS.richText],
  ])('may be as long in %s as the product allows: %i', (field, limit) => {
    expect(reasonOf({ [field]: 'x'.repeat(limit) })).toBeNull();
  });

  it('is refused without a title, and where a title or a text is too long', () => {
    expect(reasonOf({ title: ' ' })).toEqual({ refused: 'Der Titel fehlt.', title: '' });
    const title = 'x'.repeat(JOB_LIMITS.title + 1);
    expect(reasonOf({ title })).toEqual({
      refused: `Der Titel hat ${title.length} Zeichen; höchstens ${JOB_LIMITS.title} sind erlaubt.`,
      title,
    });
    expect(reasonOf({ responsibilities: 'x'.repeat(JOB_LIMITS.richText + 1) })).toMatchObject({ title: JOB.title });
  });
});
