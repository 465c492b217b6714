import type { AccountRole } from '@stellwerk/domain';

/** The sections of the overview, in the order of an account that is everything at once. */
export const OVERVIEW_SECTIONS = ['companies', 'applications', 'referrals'] as const;
export type OverviewSection = (typeof OVERVIEW_SECTIONS)[number];

/** What an account has come for, by its roles (O10): an employer runs companies, a referrer recommends, everybody else applies. */
export function leadOf(roles: readonly AccountRole[]): OverviewSection {
  if (roles.includes('COMPANY')) return 'companies';
  return roles.includes('REFERRER') && !roles.includes('CANDIDATE') ? 'referrals' : 'applications';
}

/** The lead first, then what holds something, then the empty rest. */
export function sectionOrder(lead: OverviewSection, empty: Readonly<Record<OverviewSection, boolean>>): readonly OverviewSection[] {
  const rank = (name: OverviewSection): number => (name === lead ? 0 : empty[name] ? 2 : 1);
  return OVERVIEW_SECTIONS.toSorted((a, b) => rank(a) - rank(b));
}
