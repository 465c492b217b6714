import { JOB_FIELDS, JOB_TEXTS, byJobText, recordOf, type JobText, type JobTextColumn } from '@stellwerk/domain';

type Texts = Readonly<Partial<Record<JobText, string | null | undefined>>>;

const columnOf = (name: JobText): JobTextColumn => JOB_FIELDS[name].columns[0];

/** The optional texts of a job by their columns: null for an empty one, undefined for an omitted one, which stays unchanged. */
export function textColumns(texts: Texts): Record<JobTextColumn, string | null | undefined> {
  const byColumn = new Map(JOB_TEXTS.map((name) => [columnOf(name), texts[name]]));
  return recordOf(JOB_TEXTS.map(columnOf), (column) => {
    const text = byColumn.get(column);
    return text === undefined ? undefined : text?.trim() || null;
  });
}

/** The optional texts of a row by their names. */
export const textsOf = (row: Readonly<Record<JobTextColumn, string | null>>): Record<JobText, string | null> =>
  byJobText((name) => row[columnOf(name)]);
