import { JOB_FIELDS, JOB_DETAIL_NAMES, byJobDetail, recordOf, type JobDetail, type JobDetailColumn } from '@stellwerk/domain';

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
