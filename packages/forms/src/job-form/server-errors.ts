import { generalMessages, SPECIFIC_FIELDS, type JobProfileType } from '@stellwerk/domain';
import type { SubmitFailure } from '../shared/submission';
import { descriptions } from './DescriptionFields';

/** Form fields by differing wire prefix, longest first. */
const OTHER_NAMES: readonly (readonly [wire: string, field: string])[] = [
  ['jobOffer.payRange.min', 'payMin'],
  ['jobOffer.payRange', 'payMax'],
  ['jobOffer.closesAt', 'closesOn'],
  ['jobOffer.focusPage', 'focusPage'],
  ['teamMembers', 'contacts'],
];

/** Fields with the same name on the wire and a place for an error. */
const FIELDS: ReadonlySet<string> = new Set([
  'title',
  'city',
  'workingModel',
  'employment',
  'ote',
  'remunerationStructure',
  ...descriptions.map(({ name }) => name),
]);

const isPartOf = (name: string, whole: string): boolean => name === whole || name.startsWith(`${whole}.`);

/** The visible form field of a wire name, or null if the form cannot fix it. */
function fieldOf(name: string, profile: JobProfileType): string | null {
  const other = OTHER_NAMES.find(([wire]) => isPartOf(name, wire));
  if (other !== undefined) return other[1];
  const own = name.replace(/^jobOffer\./, '');
  const isFact = SPECIFIC_FIELDS[profile].some((fact) => own === `specificInformation.${fact}`);
  return isFact || FIELDS.has(own) ? own : null;
}

/**
 * Maps server errors of a job to the fields of its form (rule 17), because their wire names differ.
 * The summary repeats no field message, and lists every error without a field, so that none is
 * lost.
 * @param profile the chosen profile, which determines the specific fields
 */
export function jobFormFailure({ summary, fields = {} }: SubmitFailure, profile: JobProfileType): SubmitFailure {
  const said = Object.entries(fields).map(([name, message]) => ({ field: fieldOf(name, profile), message }));
  const homeless = said.filter(({ field }) => field === null).map(({ message }) => message);
  const placed = said.flatMap(({ field, message }) => (field === null ? [] : [[field, message] as const]));
  if (placed.length === 0) return { summary: [...new Set([...summary, ...homeless])] };
  return { summary: [generalMessages.invalidInput, ...homeless], fields: Object.fromEntries(placed) };
}
