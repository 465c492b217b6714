import type { AccountRole } from '@stellwerk/domain';

/** The sections of the overview, ordered for an account with all roles. */
export const OVERVIEW_SECTIONS = ['companies', 'applications', 'referrals'] as const;
export type OverviewSection = (typeof OVERVIEW_SECTIONS)[number];

/**
 * The main section of an account by its roles (O10): companies for an employer, referrals for a
 * referrer, applications for all others.
 */
export function leadOf(roles: readonly AccountRole[]): OverviewSection {
  if (roles.includes('COMPANY')) return 'companies';
  return roles.includes('REFERRER') && !roles.includes('CANDIDATE') ? 'referrals' : 'applications';
}

/** The main section first, then non-empty sections, then empty ones. */
export function sectionOrder(lead: OverviewSection, empty: Readonly<Record<OverviewSection, boolean>>): readonly OverviewSection[] {
  const rank = (name: OverviewSection): number => (name === lead ? 0 : empty[name] ? 2 : 1);
  return OVERVIEW_SECTIONS.toSorted((a, b) => rank(a) - rank(b));
}
