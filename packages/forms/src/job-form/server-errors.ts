import { generalMessages, JOB_ERROR_FIELDS, SPECIFIC_FIELDS, type JobProfileType, type SubmitFailure } from '@stellwerk/domain';
import type { JobFormValues } from './values';

/** Form fields by prefix of the wire, longest first. */
const FIELDS: readonly (readonly [wire: string, field: keyof JobFormValues])[] = JOB_ERROR_FIELDS;

const isPartOf = (name: string, whole: string): boolean => name === whole || name.startsWith(`${whole}.`);

/** The visible form field of a wire name, or null if the form cannot fix it. */
function fieldOf(name: string, profile: JobProfileType): string | null {
  const place = FIELDS.find(([wire]) => isPartOf(name, wire));
  if (place !== undefined) return place[1];
  const own = name.replace(/^jobOffer\./, '');
  return SPECIFIC_FIELDS[profile].some((fact) => own === `specificInformation.${fact}`) ? own : null;
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
