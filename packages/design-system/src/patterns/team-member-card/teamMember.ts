import type { MemberStatus, TeamRole } from '@stellwerk/domain';

/** Someone in a company's team (001 §3). Texts are '' where nothing is known. */
export interface TeamMember {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly position: string;
  readonly jobDescription: string;
  readonly email: string;
  readonly linkedin: string;
  readonly role: TeamRole;
  readonly status: MemberStatus;
  readonly avatarUrl: string;
  /** Has a user account (wire: referenced, hasUserAccount). */
  readonly hasAccount: boolean;
  /** Owns the company (wire: companyOwner, or role OWNER). */
  readonly owner: boolean;
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
