import type { Id } from '../ids';
import { TEAM_ROLES, type TeamRole } from '../company/codes';
import type { ContactPerson } from '../job/read/job';
import { readMediaUrl } from '../media/read';
import { asObject, firstText, listIn, textsOf, toFlag } from '../wire/loose';
import { MEMBER_STATUSES, type MemberStatus } from './codes';

/** A team member (001 §3). Texts are '' if missing. */
export interface TeamMember {
  /** Number of the member as text. */
  readonly id: Id<'member'>;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** Position in the company. */
  readonly position: string;
  /** Tasks in the company, in plain text. */
  readonly jobDescription: string;
  /** Email address for invitations; not public. */
  readonly email: string;
  /** URL of the LinkedIn profile. */
  readonly linkedin: string;
  /** Permissions in the company (O50). */
  readonly role: TeamRole;
  /** PENDING while an invitation is open (CT08). */
  readonly status: MemberStatus;
  /** URL of the picture. */
  readonly avatarUrl: string;
  /** Has a user account (wire: referenced, hasUserAccount). */
  readonly hasAccount: boolean;
  /** Owns the company (wire: companyOwner, or role OWNER). */
  readonly owner: boolean;
  /** Whether an invitation was sent; then none is offered (CT10). */
  readonly invitationSent: boolean;
}

/** A member in the job editor's list of contact persons. */
export type EditorMember = Pick<TeamMember, keyof ContactPerson | 'email'>;

/** Reads one member, each fact under its old or its new name (CT06, A61); an unknown role counts as the weakest. */
export function readTeamMember(value: unknown): TeamMember {
  const member = asObject(value);
  const role = TEAM_ROLES.find((known) => known === member.role) ?? 'MEMBER';
  return {
    ...textsOf(member, 'id', 'firstName', 'lastName', 'position', 'jobDescription', 'email'),
    linkedin: firstText(member.linkedinProfile, member.linkedin_url),
    role,
    status: MEMBER_STATUSES.find((known) => known === member.status) ?? 'ACTIVE',
    avatarUrl: readMediaUrl(member.avatar, 'avatars'),
    hasAccount: toFlag(member.referenced ?? member.hasUserAccount),
    owner: role === 'OWNER' || toFlag(member.companyOwner),
    invitationSent: toFlag(member.invitationSent),
  };
}

/** Reads a team, bare or under `teamMembers`, `members` or `data`. */
export function readTeam(answer: unknown): readonly TeamMember[] {
  return listIn(answer, 'teamMembers', 'members', 'data').map(readTeamMember);
}
