import { memberName, type Invitation, type TeamMember } from '@stellwerk/domain';
import { teamTexts } from '../../i18n/company/team.de';

/** What is open above the team. */
export type TeamDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'create' }
  | { readonly kind: 'invite-member'; readonly member: TeamMember }
  | { readonly kind: 'edit'; readonly member: TeamMember }
  | { readonly kind: 'delete'; readonly member: TeamMember }
  | { readonly kind: 'delete-invitation'; readonly invitation: Invitation }
  | { readonly kind: 'transfer' };

/** What deleting a member means: with an account only the access ends (CT18). */
export function deletionText(member: TeamMember): string {
  const name = memberName(member);
  return member.hasAccount ? teamTexts.removeText(name) : teamTexts.deleteText(name);
}

/** Who may become the owner: members with an account of their own (O49). */
export const transferTargets = (members: readonly TeamMember[]): readonly TeamMember[] =>
  members.filter(({ hasAccount, owner }) => hasAccount && !owner);
