import { emptyCompanyProfile, type CompanyProfileValues } from './company-profile';

export type ProfileField = keyof CompanyProfileValues;

const FIELDS = Object.keys(emptyCompanyProfile).filter((name): name is ProfileField => name in emptyCompanyProfile);

/** What became of a profile that two people have changed. */
export interface MergedProfile {
  /** What the form goes on with: everything of the own version, and what only the other person has changed. */
  readonly values: CompanyProfileValues;
  /** Fields that only the other person has changed. */
  readonly taken: readonly ProfileField[];
  /** Fields that both have changed, to something else: the own text stays until its author decides. */
  readonly conflicts: readonly ProfileField[];
}

/**
 * Brings together two versions of a profile that began as the same one (decision 0041).
 * @param base what both have seen
 * @param own what is typed
 * @param stored what the other person has saved meanwhile
 */
export function mergeProfiles(base: CompanyProfileValues, own: CompanyProfileValues, stored: CompanyProfileValues): MergedProfile {
  const theirs = FIELDS.filter((name) => stored[name] !== base[name] && stored[name] !== own[name]);
  const taken = theirs.filter((name) => own[name] === base[name]);
  const conflicts = theirs.filter((name) => own[name] !== base[name]);
  const values = { ...own, ...Object.fromEntries(taken.map((name) => [name, stored[name]])) };
  return { values, taken, conflicts };
}
