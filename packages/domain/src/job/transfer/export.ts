import type * as z from 'zod/mini';
import { berlinDay } from '../../dates';
import { EXPORT_COLUMNS, type ExportField } from './columns.de';
import { jobSectionLabels } from '../labels.de';
import { schemaOrgOf } from '../schema-org';
import { byJobDetail, readJobDetails } from '../details';
import type { jobStored } from '../wire';

type Stored = z.input<typeof jobStored>;

/** The schema.org terms for kinds of employment; missing kinds become its 'OTHER'. */
const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  Vollzeit: 'FULL_TIME',
  Teilzeit: 'PART_TIME',
  Freiberuflich: 'CONTRACTOR',
  Praktikum: 'INTERN',
};

const SECTIONS = ['description', 'tasks', 'profile', 'offer', 'aboutUs'] as const;

const trimmed = (text: string | null | undefined): string => (text ?? '').trim();
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);
const day = (moment: string | null | undefined): string | undefined =>
  moment === null || moment === undefined ? undefined : berlinDay(moment);

function salaryOf({ payRange }: Stored) {
  if (payRange === null || payRange === undefined) return undefined;
  const { min, max, currency, unit } = payRange;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: min ?? undefined, maxValue: max ?? undefined, unitText: unit },
  };
}

const placeNamed = (name: string) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: name } });

/** One place, or each of several listed in an import, the city first. */
function placesOf(city: string, location: string) {
  const names = location.split(', ');
  if (names.length > 1 && names[0] === city) return names.map(placeNamed);
  return city === '' && location === '' ? undefined : placeNamed(city || location);
}

/** The facts sorted by name: databases return them in their own order. */
const factsOf = ({ specificInformation }: Stored) =>
  Object.fromEntries(Object.entries(specificInformation ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Identifier of a job in an export: that of its source, else its own number. */
export const exportIdentifier = (id: number, externalId: string | null): string => externalId ?? `stellwerk-${id}`;

/**
 * A job as schema.org JobPosting for other products, with all other values under `stellwerk`, so that our import
 * restores it unchanged (decision 0049). Contact persons, video and focus page belong to the company and are not exported.
 */
export function jobPosting(job: Stored, { identifier, company }: { readonly identifier: string; readonly company: string }) {
  const sections = {
    description: trimmed(job.jobDescription),
    tasks: trimmed(job.yourTasks),
    profile: trimmed(job.yourProfile),
    offer: trimmed(job.weOffer),
    aboutUs: trimmed(job.aboutUs),
  };
  const employmentType = job.employment === null || job.employment === '' ? undefined : (EMPLOYMENT_TYPES[job.employment] ?? 'OTHER');
  const [city, location] = [trimmed(job.city), trimmed(job.location)];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: company, value: identifier },
    title: job.title.trim(),
    hiringOrganization: { '@type': 'Organization', name: company },
    datePosted: day(job.publishedAt),
    validThrough: day(job.closesAt),
    jobLocation: placesOf(city, location),
    jobLocationType: job.workingModel === 'Remote' ? 'TELECOMMUTE' : undefined,
    ...schemaOrgOf(readJobDetails(job), employmentType),
    baseSalary: salaryOf(job),
    // The whole text for products without sections.
    description: SECTIONS.map((name) => (sections[name] === '' ? '' : `<h2>${jobSectionLabels[name]}</h2>${sections[name]}`)).join(''),
    responsibilities: orNothing(sections.tasks),
    qualifications: orNothing(sections.profile),
    jobBenefits: orNothing(sections.offer),
    employerOverview: orNothing(sections.aboutUs),
    stellwerk: {
      version: 1 as const,
      jobDescription: sections.description,
      city,
      location,
      employment: job.employment ?? '',
      workingModel: job.workingModel ?? '',
      ote: trimmed(job.ote),
      ...byJobDetail((name) => trimmed(job[name])),
      jobProfileType: job.jobProfileType,
      templateType: job.templateType ?? '',
      specificInformation: factsOf(job),
      isActive: job.isActive,
      blindReview: job.blindReview,
    },
  };
}

/** A job of an export. */
export type ExportedJob = ReturnType<typeof jobPosting>;

/** Characters at which a spreadsheet takes a cell for a formula; the apostrophe marks a cell as text. */
const FORMULA = /^[=+\-@\t\r']/;

/**
 * A cell that no spreadsheet executes: a possible formula gets an apostrophe as prefix, and so does a cell that already has one, so
 * that the import can remove exactly one.
 */
const safe = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[";\r\n]/.test(cell) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of a CSV file for German spreadsheets, without executable formulas. */
export const csvLine = (cells: readonly string[]): string => `${cells.map((cell) => quoted(safe(cell))).join(';')}\r\n`;

/** German spreadsheets use a decimal comma. */
const numberCell = (value: number | undefined): string => (value === undefined ? '' : String(value).replace('.', ','));

/** The heading of the CSV export; German spreadsheets separate columns with semicolons. */
export const exportHeader = (): string => csvLine(EXPORT_COLUMNS.map(([, head]) => head));

/** A job as one line of the CSV export. */
export function exportLine(job: ExportedJob): string {
  const { baseSalary, stellwerk: own } = job;
  const cells: Readonly<Record<ExportField, string>> = {
    identifier: job.identifier.value,
    title: job.title,
    isActive: own.isActive ? 'ja' : 'nein',
    city: own.city,
    location: own.location,
    employment: own.employment,
    workingModel: own.workingModel,
    minSalary: numberCell(baseSalary?.value.minValue),
    maxSalary: numberCell(baseSalary?.value.maxValue),
    salaryCurrency: baseSalary?.currency ?? '',
    salaryUnit: baseSalary?.value.unitText ?? '',
    ote: own.ote,
    ...byJobDetail((name) => own[name]),
    datePosted: job.datePosted ?? '',
    validThrough: job.validThrough ?? '',
    jobDescription: own.jobDescription,
    responsibilities: job.responsibilities ?? '',
    qualifications: job.qualifications ?? '',
    jobBenefits: job.jobBenefits ?? '',
    employerOverview: job.employerOverview ?? '',
    jobProfileType: own.jobProfileType,
    specificInformation: Object.keys(own.specificInformation).length === 0 ? '' : JSON.stringify(own.specificInformation),
    templateType: own.templateType,
    blindReview: own.blindReview ? 'ja' : 'nein',
    hiringOrganization: job.hiringOrganization.name,
    version: String(own.version),
  };
  return csvLine(EXPORT_COLUMNS.map(([field]) => cells[field]));
}
