import { memberName, type Invitation, type TeamMember } from '@stellwerk/domain';
import { teamTexts } from '../../i18n/company/team.de';
import { useAskedDialog, type AskedDialog } from '../shared/use-asked-dialog';

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

export type OpenTeamDialog = AskedDialog<TeamDialog>;

const INVITE = { kind: 'invite' } as const satisfies TeamDialog;

/**
 * The open dialog of the team; a URL parameter opens the invitation (CT02).
 * @param onOpened clears that URL parameter
 */
export const useTeamDialog = (asked: boolean, onOpened: () => void): OpenTeamDialog => useAskedDialog<TeamDialog>(asked, INVITE, onOpened);
