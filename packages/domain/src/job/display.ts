import { SPECIFIC_FIELDS } from './codes';
import { jobFallbacks } from './fallbacks.de';
import { specificFieldLabels } from './labels.de';
import type { Job } from './read';

/** Place of a posting in the designs: location, else city, else 'Remote' (A35, PJ11). */
export function designPlace(job: Pick<Job, 'location' | 'city'>): string {
  return job.location || job.city || jobFallbacks.location;
}

/** Place of a posting on list cards and in the place filter: city, else location (A35). */
export function listPlace(job: Pick<Job, 'location' | 'city'>): string {
  return job.city || job.location;
}

/** Date that counts as publication: publishedAt, else createdAt (A34). ISO or null. */
export function publishedDate(job: Pick<Job, 'publishedAt' | 'createdAt'>): string | null {
  return job.publishedAt ?? job.createdAt;
}

/** One line of the specific block. */
export interface SpecificField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

function readable(key: string): string {
  const words = key.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Keys come from outside: only our own entries are labels, not what every object inherits. */
const labelOf = (key: string): string =>
  Object.hasOwn(specificFieldLabels, key) ? (specificFieldLabels[key] ?? readable(key)) : readable(key);

/**
 * The specific fields that are shown: those of the profile in their order, then foreign keys in readable form; empty ones never.
 * Empty for a DEFAULT posting without foreign keys (PJ17, PJ18, EN12 to EN15).
 */
export function specificFields(job: Pick<Job, 'profileType' | 'specificInformation'>): readonly SpecificField[] {
  const own: readonly string[] = SPECIFIC_FIELDS[job.profileType];
  const known = new Set<string>(Object.values(SPECIFIC_FIELDS).flat());
  const foreign = Object.keys(job.specificInformation).filter((key) => !known.has(key));
  return [...own, ...foreign]
    .map((key) => ({ key, label: labelOf(key), value: job.specificInformation[key] ?? '' }))
    .filter((field) => field.value !== '');
}

const berlinDay = (moment: Date): string => moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** Whether a posting is past its closing date at the given moment; it stays open through that day in Berlin (rule 14). */
export function isExpired(job: Pick<Job, 'closesAt'>, now: Date): boolean {
  if (job.closesAt === null) return false;
  return berlinDay(now) > berlinDay(new Date(job.closesAt));
}
