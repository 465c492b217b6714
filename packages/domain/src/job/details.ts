import { isDay, type Day } from '../dates';
import { namesOf, recordOf } from '../records';
import { firstText } from '../wire/loose';

/** When the work begins. */
export type JobStart = 'immediately' | Day | '';

/** End of the contract: never, on a day, or on an unknown day ('temporary'). */
export type JobContract = 'permanent' | 'temporary' | Day | '';

interface DetailOf<Value extends string, Codes extends readonly string[] | null> {
  /** Values with a meaning of their own, beside days; null for a free text. */
  readonly codes: Codes;
  /** Its parser; '' for anything that is no value. */
  readonly read: (value: unknown) => Value;
}

const freeText: DetailOf<string, null> = { codes: null, read: (value) => firstText(value) };

function codeOrDay<Code extends string>(...codes: readonly Code[]): DetailOf<Code | Day | '', readonly Code[]> {
  const read = (value: unknown): Code | Day | '' => {
    const text = firstText(value);
    return codes.find((code) => code === text) ?? (isDay(text) ? text : '');
  };
  return { codes, read };
}

/**
 * Details of a job: optional facts of one value each, which pass wire, form, import, export and columns by this list under one name. ''
 * means unknown, as null does on the wire. It holds no labels.
 */
export const JOB_DETAILS = {
  remunerationStructure: freeText,
  startsOn: codeOrDay('immediately'),
  contract: codeOrDay('permanent', 'temporary'),
} as const satisfies Readonly<Record<string, DetailOf<string, readonly string[] | null>>>;

export type JobDetail = keyof typeof JOB_DETAILS;
/** The details of a job. */
export type JobDetails = { readonly [Name in JobDetail]: ReturnType<(typeof JOB_DETAILS)[Name]['read']> };

/** Details that are a code or a day; the others are free texts. */
export type DatedDetail = { [Name in JobDetail]: (typeof JOB_DETAILS)[Name]['codes'] extends null ? never : Name }[JobDetail];

export const JOB_DETAIL_NAMES = namesOf(JOB_DETAILS);

const isDated = (name: JobDetail): name is DatedDetail => JOB_DETAILS[name].codes !== null;
export const DATED_DETAILS: readonly DatedDetail[] = JOB_DETAIL_NAMES.filter(isDated);

/** A value for each of the details. */
export const byJobDetail = <Value>(valueOf: (name: JobDetail) => Value): Record<JobDetail, Value> => recordOf(JOB_DETAIL_NAMES, valueOf);

/** Reads the details of a job; a value that is none becomes ''. */
export function readJobDetails(values: Readonly<Partial<Record<JobDetail, unknown>>>): JobDetails;
export function readJobDetails(values: Readonly<Partial<Record<JobDetail, unknown>>>): object {
  return byJobDetail((name) => JOB_DETAILS[name].read(values[name]));
}

/** Whether a text is a value of a detail, or '' for none. */
export const isJobDetail = (name: JobDetail, text: string): boolean => text.trim() === '' || JOB_DETAILS[name].read(text) !== '';
