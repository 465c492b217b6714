import { isDay, type Day } from '../dates';
import { namesOf, recordOf } from '../records';
import { firstText } from '../wire/loose';

/** When the work begins. */
export type JobStart = 'immediately' | Day | '';

/** Reads one of some words, or a day; '' for anything else. */
const wordOrDay =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): Word | Day | '' => {
    const text = firstText(value);
    return words.find((word) => word === text) ?? (isDay(text) ? text : '');
  };

/**
 * Details of a job, each with its parser: optional facts of one value, which pass wire, form, import, export and columns by this list
 * under one name. '' means unknown, as null does on the wire. It holds no labels, so that everybody may load it.
 */
const JOB_DETAILS = {
  remunerationStructure: (value: unknown) => firstText(value),
  startsOn: wordOrDay('immediately'),
} as const satisfies Readonly<Record<string, (value: unknown) => string>>;

export type JobDetail = keyof typeof JOB_DETAILS;
/** The details of a job. */
export type JobDetails = { readonly [Name in JobDetail]: ReturnType<(typeof JOB_DETAILS)[Name]> };

export const JOB_DETAIL_NAMES = namesOf(JOB_DETAILS);

/** A value for each of the details. */
export const byJobDetail = <Value>(valueOf: (name: JobDetail) => Value): Record<JobDetail, Value> => recordOf(JOB_DETAIL_NAMES, valueOf);

/** Reads the details of a job; a value that is none becomes ''. */
export function readJobDetails(values: Readonly<Partial<Record<JobDetail, unknown>>>): JobDetails;
export function readJobDetails(values: Readonly<Partial<Record<JobDetail, unknown>>>): object {
  return byJobDetail((name) => JOB_DETAILS[name](values[name]));
}

/** Whether a text is a value of a detail, or '' for none. */
export const isJobDetail = (name: JobDetail, text: string): boolean => text.trim() === '' || JOB_DETAILS[name](text) !== '';
