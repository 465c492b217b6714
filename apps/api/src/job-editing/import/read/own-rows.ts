import { exportColumnOf, byJobDetail, type ExportedJob, type ExportField } from '@stellwerk/domain/job';
import type { Raw } from '../parse/values.ts';

const MARK = 'Stellwerk-Export';

/** Whether a header row is that of our own export: people may move, remove and add columns, but not the mark. */
export const isOwnHeader = (header: readonly string[]): boolean => header.some((name) => name.trim() === MARK);

/** A cell before it was escaped for spreadsheets (decision 0049). */
const plain = (cell: string): string => (cell.startsWith("'") ? cell.slice(1) : cell);

function factsOf(cell: string): unknown {
  try {
    return cell === '' ? undefined : JSON.parse(cell);
  } catch {
    // Rejected by the reader, with the name of the column.
    return cell;
  }
}

const flags: Readonly<Record<string, boolean>> = { ja: true, nein: false };

/** One row of our own CSV as the job that our own JSON would contain. */
export function ownRow(header: readonly string[], row: readonly string[]): Raw {
  const indexOf = (field: ExportField): number => header.findIndex((head) => head.trim() === exportColumnOf(field));
  const cell = (field: ExportField): string => plain(row[indexOf(field)] ?? '');
  const orNothing = (field: ExportField): string | undefined => (cell(field) === '' ? undefined : cell(field));
  const flag = (field: ExportField): unknown => flags[cell(field).trim().toLowerCase()] ?? orNothing(field);
  return {
    '@type': 'JobPosting',
    identifier: orNothing('identifier'),
    title: cell('title'),
    hiringOrganization: { name: orNothing('hiringOrganization') },
    datePosted: orNothing('datePosted'),
    validThrough: orNothing('validThrough'),
    responsibilities: cell('responsibilities'),
    qualifications: cell('qualifications'),
    jobBenefits: cell('jobBenefits'),
    employerOverview: cell('employerOverview'),
    baseSalary: {
      currency: cell('salaryCurrency'),
      value: { minValue: orNothing('minSalary'), maxValue: orNothing('maxSalary'), unitText: cell('salaryUnit') },
    },
    stellwerk: {
      version: Number(cell('version')),
      jobDescription: cell('jobDescription'),
      city: cell('city'),
      location: cell('location'),
      employment: cell('employment'),
      workingModel: cell('workingModel'),
      ote: cell('ote'),
      ...byJobDetail((name) => (indexOf(name) === -1 ? undefined : cell(name))),
      jobProfileType: orNothing('jobProfileType'),
      templateType: cell('templateType'),
      specificInformation: factsOf(cell('specificInformation')),
      isActive: flag('isActive'),
      blindReview: flag('blindReview'),
    } satisfies Readonly<Record<keyof ExportedJob['stellwerk'], unknown>>,
  };
}
