import { TEXT_LIMITS } from '../text';

/** Company sizes of the form; the wire has two more spellings (A67). */
export const COMPANY_SIZES = [
  'ONE_TO_TEN',
  'ELEVEN_TO_FIFTY',
  'FIFTY_ONE_TO_TWO_HUNDRED',
  'TWO_HUNDRED_ONE_TO_FIVE_HUNDRED',
  'FIVE_HUNDRED_ONE_TO_ONE_THOUSAND',
  'ONE_THOUSAND_ONE_TO_FIVE_THOUSAND',
  'FIVE_THOUSAND_ONE_PLUS',
] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** Roles of a membership, weakest first; never shown as codes (O50, A43). */
export const TEAM_ROLES = ['MEMBER', 'RECRUITER', 'ADMIN', 'OWNER'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Whether a role reaches at least the needed one. */
export function roleReaches(role: TeamRole, needed: TeamRole): boolean {
  return TEAM_ROLES.indexOf(role) >= TEAM_ROLES.indexOf(needed);
}

/** Maximum characters of each text of a company's profile (O23, O82). */
export const COMPANY_LIMITS = {
  name: 150,
  city: 100,
  streetAndNumber: 150,
  postcode: 20,
  country: 100,
  vatId: 40,
  url: TEXT_LIMITS.url,
  /** HTML. */
  description: 20_000,
} as const;

/** Visibility of a company and its jobs: everybody; only with the URL of a page, which no list, feed and sitemap contains; only members. */
export const COMPANY_VISIBILITIES = ['public', 'restricted', 'private'] as const;
export type CompanyVisibility = (typeof COMPANY_VISIBILITIES)[number];

/** A brand color as it is stored. */
export const BRAND_COLOR = /^#[0-9a-f]{6}$/i;

/** The earliest founding year (CS27). */
export const FIRST_YEAR = 1800;
