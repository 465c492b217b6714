import { ConfirmDialog, Dialog } from '@stellwerk/design-system';
import type { Invitation, TeamMember } from '@stellwerk/design-system/patterns';
import { InviteForm, type InviteFormProps } from '@stellwerk/forms/invite-form';
import { TeamMemberForm, type TeamMemberFormProps } from '@stellwerk/forms/team-member-form';
import { useState } from 'react';
import { teamWords } from '../../../i18n/company/team.de';
import { deletionText, type TeamDialog } from './dialogs';

const words = teamWords;

export interface TeamDialogsProps {
  /** Undefined while none is open. */
  readonly dialog: TeamDialog | undefined;
  readonly onClose: () => void;
  /** Sends an invitation; the success text stands in the form (CT24, CT25). */
  readonly onInvite: InviteFormProps['onSubmit'];
  /** Saves a new member; null closes the dialog. */
  readonly onCreate: TeamMemberFormProps['onSubmit'];
  /** Saves a known member; null closes the dialog. */
  readonly onUpdate: (
    member: TeamMember,
    ...args: Parameters<TeamMemberFormProps['onSubmit']>
  ) => ReturnType<TeamMemberFormProps['onSubmit']>;
  readonly onAvatarRemove: (member: TeamMember) => void;
  /** Why the picture could not be removed (CT35). */
  readonly avatarError?: string;
  readonly onDelete: (member: TeamMember) => void;
  readonly onDeleteInvitation: (invitation: Invitation) => void;
  /** A deletion is under way. */
  readonly deleting: boolean;
}

/** The dialogs of the team: invite, create, edit, and the questions before deleting (CT02, CT03, CT17, CT18, CT27). */
export function TeamDialogs({ dialog, onClose, ...props }: TeamDialogsProps) {
  // The last one stays in sight while the dialog fades out.
  const [last, setLast] = useState(dialog);
  if (dialog !== undefined && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const open = dialog !== undefined;
  const change = (next: boolean): void => {
    if (!next) onClose();
  };
  if (shown === undefined) return null;
  switch (shown.kind) {
    case 'invite':
      return (
        <Dialog open={open} onOpenChange={change} title={words.inviteTitle} description={words.inviteText}>
          <InviteForm onSubmit={props.onInvite} onCancel={onClose} />
        </Dialog>
      );
    case 'create':
      return (
        <Dialog open={open} onOpenChange={change} title={words.createTitle} description={words.createText} closeOnOverlay={false}>
          <TeamMemberForm mode="create" onCancel={onClose} onSubmit={(...args) => closing(props.onCreate(...args), onClose)} />
        </Dialog>
      );
    case 'edit':
      return (
        <Dialog open={open} onOpenChange={change} title={words.editTitle} closeOnOverlay={false}>
          <TeamMemberForm
            key={shown.member.id}
            mode="edit"
            defaultValues={{ ...shown.member, linkedinProfile: shown.member.linkedin }}
            avatarUrl={shown.member.avatarUrl}
            avatarError={props.avatarError}
            onAvatarRemove={shown.member.avatarUrl === '' ? undefined : () => props.onAvatarRemove(shown.member)}
            onCancel={onClose}
            onSubmit={(...args) => closing(props.onUpdate(shown.member, ...args), onClose)}
          />
        </Dialog>
      );
    case 'delete':
      return (
        <ConfirmDialog
          open={open}
          onOpenChange={change}
          title={words.deleteTitle}
          description={deletionText(shown.member)}
          confirmLabel={words.deleteConfirm}
          loading={props.deleting}
          loadingLabel={words.deleting}
          onConfirm={() => props.onDelete(shown.member)}
        />
      );
    case 'delete-invitation':
      return (
        <ConfirmDialog
          open={open}
          onOpenChange={change}
          title={words.deleteInvitationTitle}
          description={words.deleteInvitationText(shown.invitation.email)}
          confirmLabel={words.deleteConfirm}
          loading={props.deleting}
          loadingLabel={words.deleting}
          onConfirm={() => props.onDeleteInvitation(shown.invitation)}
        />
      );
  }
}

/** Closes when it arrived; a failure stays in the form. */
async function closing(
  sending: ReturnType<TeamMemberFormProps['onSubmit']>,
  onClose: () => void,
): ReturnType<TeamMemberFormProps['onSubmit']> {
  const failure = await sending;
  if (failure === null) onClose();
  return failure;
}
