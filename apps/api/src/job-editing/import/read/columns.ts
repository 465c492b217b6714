import type { PayUnit } from '@stellwerk/domain';
import { DETAIL_HEADS } from '../parse/details.ts';
import { unitNamedIn } from '../parse/pay.ts';
import type { Raw } from '../parse/values.ts';

/** Column names of job exports, German and English, and their schema.org fields. */
const COLUMNS: Readonly<Record<string, string>> = {
  title: 'title titel jobtitel jobtitle job_title position stelle stellentitel stellenbezeichnung bezeichnung berufsbezeichnung name',
  identifier:
    'identifier id kennung referenz referenznummer reference jobid job_id stellenid stellennummer kennziffer externalid external_id slug',
  hiringOrganization:
    'hiringorganization company companyname company_name unternehmen firma firmenname arbeitgeber employer organization organisation unternehmensname',
  companyUrl: 'companyurl company_url companywebsite website webseite homepage unternehmenswebsite',
  logo: 'logo companylogo company_logo logourl logo_url',
  description:
    'description beschreibung stellenbeschreibung jobbeschreibung jobdescription job_description text anzeigentext inhalt content',
  responsibilities: 'responsibilities tasks aufgaben ihreaufgaben deineaufgaben yourtasks tätigkeiten',
  qualifications:
    'qualifications requirements profile profil anforderungen qualifikation qualifikationen ihrprofil deinprofil yourprofile voraussetzungen',
  jobBenefits: 'jobbenefits benefits leistungen angebot wirbieten weoffer offer vorteile',
  employerOverview: 'employeroverview aboutus about überuns unternehmensbeschreibung companydescription',
  jobLocation: 'joblocation location ort city stadt arbeitsort standort einsatzort place',
  employmentType:
    'employmenttype employment_type employment beschäftigung beschäftigungsart anstellungsart arbeitszeit vertragsart jobtype job_type type',
  jobLocationType: 'joblocationtype workingmodel working_model arbeitsmodell remote homeoffice workplacetype workplace_type',
  baseSalary: 'basesalary salary gehalt vergütung lohn pay compensation gehaltsspanne stundenlohn monatsgehalt jahresgehalt',
  minSalary:
    'minsalary salarymin salary_min gehaltvon gehaltab gehaltmin mindestgehalt lohnvon vergütungvon stundenlohnvon monatsgehaltvon jahresgehaltvon',
  maxSalary:
    'maxsalary salarymax salary_max gehaltbis gehaltmax höchstgehalt lohnbis vergütungbis stundenlohnbis monatsgehaltbis jahresgehaltbis',
  salaryCurrency: 'salarycurrency currency währung',
  salaryUnit: 'salaryunit salaryperiod zeitraum gehaltszeitraum payunit',
  datePosted:
    'dateposted publishedat published date datum veröffentlicht veröffentlichtam veröffentlichungsdatum postedat created_at createdat',
  validThrough:
    'validthrough expires expiresat ablaufdatum bewerbungsschluss bewerbungsfrist bewerbungbis bewerbungsende frist gültigbis closingdate deadline enddatum',
  url: 'url link adresse joburl job_url',
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const fieldOf = new Map(
  [...Object.entries(COLUMNS).map(([field, names]) => [field, names.split(' ')] as const), ...DETAIL_HEADS].flatMap(([field, names]) =>
    names.map((name) => [plain(name), field] as const),
  ),
);

/** A header row, column by column. */
export interface Header {
  readonly names: readonly string[];
  /** The schema.org field of each; '' for an unknown column. The first column of a name wins. */
  readonly fields: readonly string[];
  /** Unit in the heading of the pay columns: 'Gehalt von (€/Monat)'. */
  readonly payUnit: PayUnit | undefined;
}

const isPay = (field: string): boolean => /salary$/i.test(field);

export function readHeader(names: readonly string[]): Header {
  const fields = names.map((name) => fieldOf.get(plain(name)) ?? '');
  const units = new Set(names.filter((_, index) => isPay(fields[index] ?? '')).map((name) => unitNamedIn(name)));
  const [unit] = units;
  return {
    names,
    fields: fields.map((field, index) => (fields.indexOf(field) === index ? field : '')),
    payUnit: units.size === 1 ? unit : undefined,
  };
}

/** With two columns of a range, the one of an amount is redundant. */
const RANGE = ['minSalary', 'maxSalary'];

/** Unknown columns with a value in the row. */
export function unknownColumns({ names, fields }: Header, row: readonly string[]): readonly string[] {
  const filled = (index: number): boolean => (row[index] ?? '').trim() !== '';
  const hasRange = fields.some((field, index) => RANGE.includes(field) && filled(index));
  return names.flatMap((name, index) => {
    const field = fields[index] ?? '';
    const unread = field === '' || (field === 'baseSalary' && hasRange);
    return unread && filled(index) ? [name.trim() || `Spalte ${index + 1}`] : [];
  });
}

const yes = /^(?:ja|yes|true|wahr|1|x)$/i;
const no = /^(?:nein|no|false|falsch|0)$/i;

/** One row as a schema.org JobPosting. */
export function rowToJobPosting({ fields, payUnit }: Header, row: readonly string[]): Raw {
  const cells = new Map(
    fields
      .map((field, index): [string, string] => [field, row[index]?.trim() ?? ''])
      .filter(([field, cell]) => field !== '' && cell !== ''),
  );
  const cell = (field: string): string | undefined => cells.get(field);
  const [minValue, maxValue, pay] = [cell('minSalary'), cell('maxSalary'), cell('baseSalary')];
  const hasRange = minValue !== undefined || maxValue !== undefined;
  const amount = { minValue, maxValue, value: hasRange ? undefined : pay, unitText: cell('salaryUnit') ?? payUnit };
  const model = cell('jobLocationType');
  return {
    '@type': 'JobPosting',
    ...Object.fromEntries(
      [
        'title',
        'identifier',
        'description',
        'responsibilities',
        'qualifications',
        'jobBenefits',
        'employerOverview',
        'datePosted',
        'validThrough',
        'url',
        ...DETAIL_HEADS.map(([field]) => field),
      ].map((field) => [field, cell(field)]),
    ),
    employmentType: cell('employmentType'),
    hiringOrganization: { name: cell('hiringOrganization'), url: cell('companyUrl'), logo: cell('logo') },
    jobLocation: cell('jobLocation')?.split(/\s*[;|]\s*/),
    // A column 'Remote' means yes or no; a no does not exclude hybrid work.
    jobLocationType: model === undefined || no.test(model) ? undefined : yes.test(model) ? 'TELECOMMUTE' : model,
    baseSalary: hasRange || pay !== undefined ? { currency: cell('salaryCurrency'), value: amount } : undefined,
  };
}
