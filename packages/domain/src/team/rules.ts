import { hasRight } from '../company/rights';
import type { MemberState } from './codes';
import type { TeamMember } from './read';

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

/** Who can be made responsible for an application: recruiters and above who can log in (CA76, O50). */
export function canBeAssigned({ hasAccount, role }: Pick<TeamMember, 'hasAccount' | 'role'>): boolean {
  return hasAccount && hasRight(role, 'assignApplications');
}
