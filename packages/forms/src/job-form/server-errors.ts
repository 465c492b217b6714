import { generalMessages, SPECIFIC_FIELDS, type JobProfileType } from '@stellwerk/domain';
import type { SubmitFailure } from '../shared/submission';
import { descriptions } from './DescriptionFields';

/** Fields of the form whose part of the wire has another name, longest first. */
const OTHER_NAMES: readonly (readonly [wire: string, field: string])[] = [
  ['jobOffer.payRange.min', 'payMin'],
  ['jobOffer.payRange', 'payMax'],
  ['jobOffer.closesAt', 'closesOn'],
  ['jobOffer.focusPage', 'focusPage'],
  ['teamMembers', 'contacts'],
];

/** Fields that have the same name on the wire, and a place for a message. */
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

/** The shown field of the form that a name of the wire belongs to, or null when nobody can mend it there. */
function fieldOf(name: string, profile: JobProfileType): string | null {
  const other = OTHER_NAMES.find(([wire]) => isPartOf(name, wire));
  if (other !== undefined) return other[1];
  const own = name.replace(/^jobOffer\./, '');
  const isFact = SPECIFIC_FIELDS[profile].some((fact) => own === `specificInformation.${fact}`);
  return isFact || FIELDS.has(own) ? own : null;
}

/**
 * What the server refused of a job, at the fields of its form (rule 17): their names are not those of the wire. Above stands that
 * something is wrong, not the words of one field again, and every message without a field, so that nothing is refused in silence.
 * @param profile the chosen one, which decides which specific fields are there
 */
export function jobFormFailure({ summary, fields = {} }: SubmitFailure, profile: JobProfileType): SubmitFailure {
  const said = Object.entries(fields).map(([name, message]) => ({ field: fieldOf(name, profile), message }));
  const homeless = said.filter(({ field }) => field === null).map(({ message }) => message);
  const placed = said.flatMap(({ field, message }) => (field === null ? [] : [[field, message] as const]));
  if (placed.length === 0) return { summary: [...new Set([...summary, ...homeless])] };
  return { summary: [generalMessages.invalidInput, ...homeless], fields: Object.fromEntries(placed) };
}
