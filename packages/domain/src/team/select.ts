import { TEAM_ROLES, type TeamRole } from '../company/codes';
import { matchesText } from '../text';
import type { MemberStatus } from './codes';

/** Sort keys of a team. */
export const TEAM_SORTS = ['name', 'firstName', 'lastName', 'email', 'position', 'role', 'status'] as const;
type TeamSort = (typeof TEAM_SORTS)[number];

/** Fields of a member in a response that lists use. */
interface Listed {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly position: string | null;
  readonly role: TeamRole;
  readonly status: MemberStatus;
  readonly hasUserAccount: boolean;
}

/** Selects members of a team (API60). */
export interface TeamQuery {
  readonly status?: MemberStatus | undefined;
  readonly hasUserAccount?: boolean | undefined;
  /** In name, email address or position. */
  readonly search?: string | undefined;
  /** From 1 on; without page and page size the response has the whole team. */
  readonly page?: number | undefined;
  /** @default 10, for a page */
  readonly pageSize?: number | undefined;
  /** @default 'lastName' */
  readonly sortBy?: TeamSort | undefined;
  /** @default 'asc' */
  readonly sortOrder?: 'asc' | 'desc' | undefined;
}

const PAGE_SIZE = 10;
const german = new Intl.Collator('de');

const textOf = (member: Listed, sort: TeamSort): string =>
  sort === 'name' ? `${member.firstName} ${member.lastName}` : sort === 'role' ? '' : (member[sort] ?? '');

const compare = (a: Listed, b: Listed, sort: TeamSort): number =>
  sort === 'role' ? TEAM_ROLES.indexOf(a.role) - TEAM_ROLES.indexOf(b.role) : german.compare(textOf(a, sort), textOf(b, sort));

/**
 * Filters, searches, sorts and pages a team (API60). A team is small, so it is done in memory and not
 * in the database.
 */
export function selectMembers<T extends Listed>(team: readonly T[], query: TeamQuery): readonly T[] {
  const { status, hasUserAccount, search = '', page, pageSize, sortBy = 'lastName', sortOrder = 'asc' } = query;
  const direction = sortOrder === 'asc' ? 1 : -1;
  const found = team
    .filter((member) => status === undefined || member.status === status)
    .filter((member) => hasUserAccount === undefined || member.hasUserAccount === hasUserAccount)
    .filter(({ firstName, lastName, email, position }) => matchesText([`${firstName} ${lastName}`, email ?? '', position ?? ''], search))
    .toSorted((a, b) => direction * compare(a, b, sortBy));
  if (page === undefined && pageSize === undefined) return found;
  const size = pageSize ?? PAGE_SIZE;
  const start = ((page ?? 1) - 1) * size;
  return found.slice(start, start + size);
}
