import { memberName, type Invitation, type TeamMember } from '@stellwerk/domain';
import { teamTexts } from '../../i18n/company/team.de';

/** Dialogs of the team. */
export type TeamDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'create' }
  | { readonly kind: 'invite-member'; readonly member: TeamMember }
  | { readonly kind: 'edit'; readonly member: TeamMember }
  | { readonly kind: 'delete'; readonly member: TeamMember }
  | { readonly kind: 'delete-invitation'; readonly invitation: Invitation }
  | { readonly kind: 'transfer' };

/** Consequences of deleting a member: with an account only the access ends (CT18). */
export function deletionText(member: TeamMember): string {
  const name = memberName(member);
  return member.hasAccount ? teamTexts.removeText(name) : teamTexts.deleteText(name);
}

/** Possible new owners: members with an account (O49). */
export const transferTargets = (members: readonly TeamMember[]): readonly TeamMember[] =>
  members.filter(({ hasAccount, owner }) => hasAccount && !owner);
