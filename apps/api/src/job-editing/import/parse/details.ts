import { byJobDetail, isJobDetail, JOB_DETAIL_NAMES, type JobDetail } from '@stellwerk/domain';
import { dayIn, saysNothing } from './days.ts';
import { firstOf, listOf, textIn, type Raw } from './values.ts';

/** How other products say a detail of a job. */
interface DetailSource {
  /** A field of schema.org, or the name that our readers of tables and texts give to it. */
  readonly field: string;
  /** Further fields of schema.org that say it. @default none */
  readonly also?: readonly string[];
  /** Heads of its column in a table, and what stands before it in a line of a text: 'Eintrittstermin: ab sofort'. */
  readonly heads: readonly string[];
  /** The value; '' where none is said or understood. */
  readonly read: (raw: Raw) => string;
}

const IMMEDIATELY = /sofort|immediate|asap|nächstmöglich/i;

function startIn({ jobStartDate, jobImmediateStart }: Raw): string {
  const said = firstOf(jobStartDate);
  const isImmediate = jobImmediateStart === true || textIn(jobImmediateStart).toLowerCase() === 'true' || IMMEDIATELY.test(said);
  return isImmediate ? 'immediately' : dayIn(said);
}

const PERMANENT = /^(?:nein|keine|no)$|unbefristet|nicht befristet|permanent|unlimited/i;
const TEMPORARY = /^(?:ja|yes)$|(?<!\p{L})befristet|temporary|fixed[ -]?term|limited/iu;

/** The words for the kind of employment say whether the contract ends, as may a column of its own: 'befristet bis 31.12.2027'. */
function contractIn({ contract, employmentType }: Raw): string {
  const said = [contract, ...listOf(employmentType)].map(textIn);
  if (said.some((word) => PERMANENT.test(word))) return 'permanent';
  const ends = said.find((word) => TEMPORARY.test(word));
  return dayIn(firstOf(contract, ends).replace(/^.*befristet(?:\s+bis)?(?:\s+zum)?\s+/i, '')) || (ends === undefined ? '' : 'temporary');
}

/** null: only our own export says it. */
const DETAIL_SOURCES: Readonly<Record<JobDetail, DetailSource | null>> = {
  remunerationStructure: null,
  startsOn: {
    field: 'jobStartDate',
    also: ['jobImmediateStart'],
    heads: ['Eintrittstermin', 'Eintrittsdatum', 'Eintritt', 'Arbeitsbeginn', 'Starttermin', 'Startdatum', 'Beginn', 'Start', 'Start date'],
    read: startIn,
  },
  contract: {
    field: 'contract',
    heads: ['Befristung', 'Befristet bis', 'Vertragsdauer', 'Vertragsende', 'Contract end'],
    read: contractIn,
  },
};

const sources = JOB_DETAIL_NAMES.flatMap((name) => {
  const source = DETAIL_SOURCES[name];
  return source === null ? [] : [{ name, ...source }];
});

/** Fields of a foreign job that contain details. */
export const DETAIL_FIELDS = sources.flatMap(({ field, also = [] }) => [field, ...also]);

/** Heads of the columns of a table that say details, by the field that each stands for. */
export const DETAIL_HEADS: readonly (readonly [field: string, heads: readonly string[]])[] = sources.map(({ field, heads }) => [
  field,
  heads,
]);

/** Details of a job of another product; undefined for those that it has no field for. */
export const detailsIn = (raw: Raw): Record<JobDetail, string | undefined> =>
  byJobDetail((name) => {
    const value = DETAIL_SOURCES[name]?.read(raw);
    return value === undefined || isJobDetail(name, value) ? value : '';
  });

/** Whether a foreign job contains a detail. */
export const saysDetail = (raw: Raw): boolean => Object.values(detailsIn(raw)).some((value) => Boolean(value));

/** Details of a foreign job that could not be parsed, each in its own words. */
export const unreadDetails = (raw: Raw, details: Readonly<Record<JobDetail, string | undefined>>) =>
  sources.flatMap(({ name, field }) => {
    const said = firstOf(raw[field]);
    return !saysNothing(said) && details[name] === '' ? [{ name, said }] : [];
  });
