import { namesOf } from '../../records';
import { jobDetailLabels } from '../details.de';
import type { JobExportField } from '../field-list.de';

/** Columns of the CSV export apart from fields of a job; the last one marks the file. */
type OwnColumn = 'identifier' | 'location' | 'datePosted' | 'hiringOrganization' | 'version';

/** The headings of our own CSV export, in the order of its columns. */
const HEADS = {
  identifier: 'Kennung',
  title: 'Titel',
  isActive: 'Aktiv',
  city: 'Ort',
  location: 'Adresse',
  employment: 'Beschäftigungsart',
  workingModel: 'Arbeitsmodell',
  minSalary: 'Gehalt von',
  maxSalary: 'Gehalt bis',
  salaryCurrency: 'Währung',
  salaryUnit: 'Gehaltszeitraum',
  ote: 'Gehalt als Text',
  ...jobDetailLabels,
  datePosted: 'Veröffentlicht am',
  validThrough: 'Bewerbungsfrist',
  jobDescription: 'Stellenbeschreibung',
  responsibilities: 'Aufgaben',
  qualifications: 'Profil',
  jobBenefits: 'Angebot',
  employerOverview: 'Über uns',
  jobProfileType: 'Profiltyp',
  specificInformation: 'Profilangaben',
  templateType: 'Design',
  blindReview: 'Anonyme Erstsichtung',
  hiringOrganization: 'Unternehmen',
  version: 'Stellwerk-Export',
} as const satisfies Readonly<Record<JobExportField | OwnColumn, string>>;

export type ExportField = keyof typeof HEADS;

/** The columns of our own CSV export in order: their fields and German headings. */
export const EXPORT_COLUMNS: readonly (readonly [field: ExportField, head: string])[] = namesOf(HEADS).map((name) => [name, HEADS[name]]);

/** The heading of a field's column; a name without a column is returned unchanged. */
export const exportColumnOf = (field: string): string => EXPORT_COLUMNS.find(([name]) => name === field)?.[1] ?? field;
