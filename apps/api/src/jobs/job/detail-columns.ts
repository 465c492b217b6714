import {
  JOB_FIELDS,
  JOB_DETAIL_NAMES,
  byDetailFilter,
  byJobDetail,
  DETAIL_FILTER_NAMES,
  recordOf,
  type DetailFilter,
  type JobDetail,
  type JobDetailColumn,
} from '@stellwerk/domain';

type Details = Readonly<Partial<Record<JobDetail, string | null | undefined>>>;

const columnOf = (name: JobDetail): JobDetailColumn => JOB_FIELDS[name].columns[0];

/** The details of a job by their columns: null for an empty one, undefined for one that was left out and stays as it is. */
export function detailColumns(details: Details): Record<JobDetailColumn, string | null | undefined> {
  const byColumn = new Map(JOB_DETAIL_NAMES.map((name) => [columnOf(name), details[name]]));
  return recordOf(JOB_DETAIL_NAMES.map(columnOf), (column) => {
    const text = byColumn.get(column);
    return text === undefined ? undefined : text?.trim() || null;
  });
}

/** The details of a row by their names. */
export const detailsOf = (row: Readonly<Record<JobDetailColumn, string | null>>): Record<JobDetail, string | null> =>
  byJobDetail((name) => row[columnOf(name)]);

/** Columns of the details that a row of a list says. */
export type ListedDetailColumn = JobDetailColumn<DetailFilter>;
export const LISTED_DETAIL_COLUMNS: readonly ListedDetailColumn[] = DETAIL_FILTER_NAMES.map((name) => JOB_FIELDS[name].columns[0]);

/** The details of a row of a list by their names. */
export const listedDetailsOf = (row: Readonly<Record<ListedDetailColumn, string | null>>): Record<DetailFilter, string | null> =>
  byDetailFilter((name) => row[JOB_FIELDS[name].columns[0]]);
