import { berlinDay, companyStatusLabels, formatDate, type ApplicationSummary } from '@stellwerk/domain';
import { exportTexts as texts } from '../../../i18n/company/export.de';

/** Formats of an exported list. */
export type ExportFormat = 'excel' | 'pdf';

/** A text, a number, or a day as midnight in UTC. '' and null leave a cell empty. */
export type ExportCell = string | number | Date | null;

export interface ExportColumn {
  readonly title: string;
  /** Relative width, approximately in characters. */
  readonly width: number;
  /** Title of the column whose text replaces one that the file cannot display. @default none */
  readonly instead?: string;
}

/** A list as a table, independent of the file format. */
export interface ExportTable {
  readonly title: string;
  /** Line below the title. */
  readonly about: string;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly (readonly ExportCell[])[];
}

interface Column extends ExportColumn {
  readonly cell: (application: ApplicationSummary) => ExportCell;
}

const dayOf = (moment: string | null): Date | null => (moment === null ? null : new Date(berlinDay(moment)));

const columns = texts.columns;
const NAME: Column = { title: columns.name, width: 26, instead: columns.email, cell: ({ name }) => name };
const JOB: Column = { title: columns.job, width: 34, cell: ({ job }) => job.title };
const RECEIVED: Column = { title: columns.received, width: 16, cell: ({ createdAt }) => dayOf(createdAt) };
const STATUS: Column = { title: columns.status, width: 16, cell: ({ status }) => companyStatusLabels[status] };
const EMAIL: Column = { title: columns.email, width: 30, cell: ({ email }) => email };
const PHONE: Column = { title: columns.phone, width: 18, cell: ({ phone }) => phone };
const PLACE: Column = { title: columns.place, width: 18, cell: ({ location }) => location };
const ASSIGNEE: Column = { title: columns.assignee, width: 20, cell: ({ assignee }) => assignee?.name ?? null };

/** A PDF page has space for the most important columns; a spreadsheet contains all of them. */
const COLUMNS = {
  pdf: [NAME, JOB, RECEIVED, STATUS, EMAIL, PHONE, PLACE],
  excel: [NAME, JOB, RECEIVED, STATUS, EMAIL, PHONE, PLACE, { title: columns.rating, width: 11, cell: ({ rating }) => rating }, ASSIGNEE],
} as const satisfies Record<ExportFormat, readonly Column[]>;

/**
 * The rows of a list as a table for a file, in list order (CA13, O34).
 * @param now date shown in the file
 */
export function exportTable(applications: readonly ApplicationSummary[], format: ExportFormat, now: Date): ExportTable {
  const shown: readonly Column[] = COLUMNS[format];
  return {
    title: texts.title,
    about: texts.about(applications.length, formatDate(now.toISOString())),
    columns: shown.map(({ cell: _cell, ...column }) => column),
    rows: applications.map((application) => shown.map(({ cell }) => cell(application))),
  };
}

const ENDINGS = { excel: 'xlsx', pdf: 'pdf' } as const satisfies Record<ExportFormat, string>;

/** File name with content and date, 'bewerbungen-2026-11-24.xlsx'. */
export const exportFileName = (format: ExportFormat, now: Date): string => `${texts.file}-${berlinDay(now)}.${ENDINGS[format]}`;
