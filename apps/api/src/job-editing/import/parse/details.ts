import { byJobDetail, type JobDetail } from '@stellwerk/domain';
import type { Raw } from './values.ts';

/** How other products say a detail of a job. */
interface DetailSource {
  /** A field of schema.org, or the name that our reader of tables gives to the column. */
  readonly field: string;
  /** Further fields of schema.org that say it. @default none */
  readonly also?: readonly string[];
  /** Heads of its column in a table, in small letters. */
  readonly columns: string;
  /** The value; '' where none is said or understood. */
  readonly read: (raw: Raw) => string;
}

/** null: only our own export says it. */
const DETAIL_SOURCES: Readonly<Record<JobDetail, DetailSource | null>> = {
  remunerationStructure: null,
};

const sources = Object.values(DETAIL_SOURCES).flatMap((source) => source ?? []);

/** The fields of a posting that say details. */
export const DETAIL_FIELDS = sources.flatMap(({ field, also = [] }) => [field, ...also]);

/** Heads of the columns of a table that say details, by the field that each stands for. */
export const DETAIL_COLUMNS: Readonly<Record<string, string>> = Object.fromEntries(sources.map(({ field, columns }) => [field, columns]));

/** The details that a posting of another product says; undefined for those that it cannot say. */
export const detailsIn = (raw: Raw): Record<JobDetail, string | undefined> => byJobDetail((name) => DETAIL_SOURCES[name]?.read(raw));
