import type { JobProfileType } from './codes';
import { specificFieldLabels } from './labels.de';
import type { Job } from './read/job';

/** Specific fields per profile, in display order (EN12 to EN14). */
export const SPECIFIC_FIELDS = {
  DEFAULT: [],
  SALES: [
    'crmSystem',
    'bonusPayout',
    'salesCycle',
    'salesRegion',
    'targetCustomerSegments',
    'salesStructure',
    'travelFrequency',
    'compensationModel',
  ],
  TECH: ['techStack', 'frameworks', 'usedDatabases', 'cloudServices', 'developmentMethods', 'tools', 'experienceLevel', 'certifications'],
  EXECUTIVE: [
    'teamResponsibility',
    'budgetResponsibility',
    'strategicResponsibility',
    'stakeholderManagement',
    'leadershipStyle',
    'travelAndRepresentationalDuties',
    'equityOrStockOptions',
    'executiveCompensationPlan',
  ],
} as const satisfies Record<JobProfileType, readonly string[]>;

/** One line of the specific block. */
export interface SpecificField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

function readable(key: string): string {
  const spaced = key.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Keys are untrusted: only own entries are labels, not inherited properties. */
const labelOf = (key: string): string =>
  Object.hasOwn(specificFieldLabels, key) ? (specificFieldLabels[key] ?? readable(key)) : readable(key);

/**
 * The displayed specific fields: those of the profile in their order, then foreign keys in readable form; no empty ones.
 * Empty for a DEFAULT job without foreign keys (PJ17, PJ18, EN12 to EN15).
 */
export function specificFields(job: Pick<Job, 'profileType' | 'specificInformation'>): readonly SpecificField[] {
  const own: readonly string[] = SPECIFIC_FIELDS[job.profileType];
  const known = new Set<string>(Object.values(SPECIFIC_FIELDS).flat());
  const foreign = Object.keys(job.specificInformation).filter((key) => !known.has(key));
  return [...own, ...foreign]
    .map((key) => ({ key, label: labelOf(key), value: job.specificInformation[key] ?? '' }))
    .filter((field) => field.value !== '');
}
