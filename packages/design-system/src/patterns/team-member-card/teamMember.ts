import type { MemberStatus, TeamRole } from '@stellwerk/domain';

/** Someone in a company's team (001 §3). Texts are '' where nothing is known. */
export interface TeamMember {
  /** Number of the member as text. */
  readonly id: string;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** What the person is in the company. */
  readonly position: string;
  /** What the person does, in plain text. */
  readonly jobDescription: string;
  /** Address for invitations; not shown in public. */
  readonly email: string;
  /** Address of the LinkedIn profile. */
  readonly linkedin: string;
  /** What the person may do (O50). */
  readonly role: TeamRole;
  /** PENDING while an invitation is open (CT08). */
  readonly status: MemberStatus;
  /** Address of the picture. */
  readonly avatarUrl: string;
  /** Has a user account (wire: referenced, hasUserAccount). */
  readonly hasAccount: boolean;
  /** Owns the company (wire: companyOwner, or role OWNER). */
  readonly owner: boolean;
  /** Whether an invitation went out; it is not offered again (CT10). */
  readonly invitationSent: boolean;
}

/** How a member stands in the grid. */
export type MemberState = 'account' | 'pending' | 'manual';

/** With an account active; without one and PENDING invited; otherwise created by hand (CT07 to CT09). */
export function memberState({ hasAccount, status }: Pick<TeamMember, 'hasAccount' | 'status'>): MemberState {
  if (hasAccount) return 'account';
  return status === 'PENDING' ? 'pending' : 'manual';
}

/** An invitation is offered only to those without account who got none (CT10). */
export function canInvite({ hasAccount, invitationSent }: Pick<TeamMember, 'hasAccount' | 'invitationSent'>): boolean {
  return !hasAccount && !invitationSent;
}

/** First and last name, else the mail address. */
export function memberName({ firstName, lastName, email }: Pick<TeamMember, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
