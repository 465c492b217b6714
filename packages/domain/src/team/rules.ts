import { hasRight } from '../company/rights';
import type { MemberState } from './codes';
import type { TeamMember } from './read';

/** With an account active; without one and PENDING invited; otherwise created by hand (CT07 to CT09). */
export function memberState({ hasAccount, status }: Pick<TeamMember, 'hasAccount' | 'status'>): MemberState {
  if (hasAccount) return 'account';
  return status === 'PENDING' ? 'pending' : 'manual';
}

/** An invitation is only offered to members without account and invitation (CT10). */
export function canInvite({ hasAccount, invitationSent }: Pick<TeamMember, 'hasAccount' | 'invitationSent'>): boolean {
  return !hasAccount && !invitationSent;
}

/** First and last name, else the email address. */
export function memberName({ firstName, lastName, email }: Pick<TeamMember, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** Whether a member can be assigned to an application: recruiters and higher roles with a login (CA76, O50). */
export function canBeAssigned({ hasAccount, role }: Pick<TeamMember, 'hasAccount' | 'role'>): boolean {
  return hasAccount && hasRight(role, 'assignApplications');
}
