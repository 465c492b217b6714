import { memberName, type TeamMember } from '@stellwerk/domain';
import { Dialog } from '@stellwerk/design-system';
import { useAction, type ActionTexts } from '@stellwerk/design-system/patterns';
import { InviteForm } from '@stellwerk/forms/invite-form';
import { knownMember, TeamMemberForm } from '@stellwerk/forms/team-member-form';
import { useState } from 'react';
import { teamTexts } from '../../i18n/company/team.de';
import type { TeamCalls } from './calls';
import { ActionDialog } from '../shared/ActionDialog';
import { DeleteDialog } from '../shared/ActionDialog';
import { deletionText, type TeamDialog } from './dialogs';
import { createFailure, inviteFailure, updateFailure } from './failures';
import { TransferDialog } from './TransferDialog';

const texts = teamTexts;

export interface TeamDialogsProps {
  readonly calls: TeamCalls;
  /** The open dialog; undefined for none. */
  readonly dialog: TeamDialog | undefined;
  readonly members: readonly TeamMember[];
  readonly onClose: () => void;
}

interface PartProps extends Pick<TeamDialogsProps, 'calls' | 'onClose'> {
  readonly open: boolean;
}

/** Saves the form: on success a toast confirms and the dialog closes; a failure stays in the form. */
function useSaving<Args extends readonly unknown[]>(
  save: (...args: Args) => Promise<unknown>,
  onClose: () => void,
  outcome: Pick<ActionTexts<Args>, 'success' | 'failure'>,
) {
  const work = async (...args: Args): Promise<void> => {
    await save(...args);
    onClose();
  };
  return useAction(work, { ...outcome, failureIn: 'screen' });
}

function InviteDialog({ open, onClose, calls }: PartProps) {
  const { submit } = useAction(calls.invite, { failure: inviteFailure, failureIn: 'screen' });
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts.inviteTitle} description={texts.inviteText}>
      <InviteForm onSubmit={submit} onCancel={onClose} />
    </Dialog>
  );
}

function CreateDialog({ open, onClose, calls }: PartProps) {
  const { submit } = useSaving(calls.create, onClose, { success: texts.created, failure: createFailure });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.createTitle}
      description={texts.createText}
      closeOnOverlay={false}
    >
      <TeamMemberForm mode="create" onCancel={onClose} onSubmit={submit} />
    </Dialog>
  );
}

function EditDialog({ open, onClose, member, calls }: PartProps & { readonly member: TeamMember }) {
  const { submit } = useSaving(calls.update, onClose, { success: texts.updated, failure: updateFailure });
  const role = useSaving(calls.changeRole, onClose, { success: texts.updated, failure: updateFailure });
  const avatar = useAction(calls.removeAvatar, { failure: texts.avatarFailed, failureIn: 'screen' });
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts.editTitle} closeOnOverlay={false}>
      <TeamMemberForm
        mode="edit"
        defaultValues={knownMember(member)}
        avatarUrl={member.avatarUrl}
        avatarError={avatar.failure?.summary[0] ?? ''}
        onAvatarRemove={member.avatarUrl === '' ? undefined : () => void avatar.run(member)}
        onCancel={onClose}
        onSubmit={(values, picture) => submit(member, values, picture)}
        onRole={(chosen) => role.submit(member, chosen)}
      />
    </Dialog>
  );
}

/**
 * The dialogs of the team: invite, create, edit, transfer, and the confirmations before a mail is
 * sent or a member deleted (CT02, CT03, CT17 to CT19, CT27).
 */
export function TeamDialogs({ dialog, ...props }: TeamDialogsProps) {
  // The last one stays visible while the dialog fades out.
  const [last, setLast] = useState(dialog);
  if (dialog !== undefined && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const { calls, members, onClose } = props;
  const part: PartProps = { calls, onClose, open: dialog !== undefined };
  switch (shown?.kind) {
    case undefined:
      return null;
    case 'invite':
      return <InviteDialog {...part} />;
    case 'invite-member':
      return (
        <ActionDialog
          open={part.open}
          onClose={onClose}
          title={texts.inviteMemberTitle(memberName(shown.member))}
          description={texts.inviteMemberText(shown.member.email)}
          variant="primary"
          confirmLabel={texts.inviteMemberConfirm}
          loadingLabel={texts.inviting}
          action={() => calls.inviteMember(shown.member)}
          outcome={{ success: texts.invited, failure: inviteFailure }}
        />
      );
    case 'create':
      return <CreateDialog {...part} />;
    case 'edit':
      return <EditDialog key={shown.member.id} {...part} member={shown.member} />;
    case 'delete':
      return (
        <DeleteDialog
          open={part.open}
          onClose={onClose}
          title={texts.deleteTitle}
          description={deletionText(shown.member)}
          onDelete={() => calls.remove(shown.member)}
          outcome={{ success: shown.member.hasAccount ? texts.removed : texts.deleted, failure: texts.deleteFailed }}
        />
      );
    case 'delete-invitation':
      return (
        <DeleteDialog
          open={part.open}
          onClose={onClose}
          title={texts.deleteInvitationTitle}
          description={texts.deleteInvitationText(shown.invitation.email)}
          onDelete={() => calls.deleteInvitation(shown.invitation)}
          outcome={{ success: texts.invitationDeleted, failure: texts.invitationDeleteFailed }}
        />
      );
    case 'transfer':
      return <TransferDialog open={part.open} onClose={onClose} members={members} onTransfer={calls.transfer} />;
  }
}
