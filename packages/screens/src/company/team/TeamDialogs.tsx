import { memberName, type Invitation, type TeamMember, type TeamRole } from '@stellwerk/domain';
import { Dialog } from '@stellwerk/design-system';
import { useAction, type ActionTexts } from '@stellwerk/design-system/patterns';
import { InviteForm, type InviteValues } from '@stellwerk/forms/invite-form';
import { TeamMemberForm, type TeamMemberValues } from '@stellwerk/forms/team-member-form';
import { useState } from 'react';
import { teamTexts } from '../../i18n/company/team.de';
import { ActionDialog, DeleteDialog } from '../shared/ActionDialog';
import { deletionText, type TeamDialog } from './dialogs';
import { createFailure, inviteFailure, updateFailure } from './failures';
import { TransferDialog } from './TransferDialog';

const texts = teamTexts;

/**
 * Calls for team members. Every promise rejects on failure; the screen shows the documented
 * message.
 */
export interface TeamActions {
  /** Sends an invitation (CT24, CT25). */
  readonly onInvite: (values: InviteValues) => Promise<unknown>;
  /** Invites an existing member with an email address; rejects on failure (CT23, CT25). */
  readonly onInviteMember: (member: TeamMember) => Promise<unknown>;
  /** Saves a new member, optionally with a picture. */
  readonly onCreate: (values: TeamMemberValues, avatar: File | null) => Promise<unknown>;
  /** Saves an existing member (CT30 to CT34). */
  readonly onUpdate: (member: TeamMember, values: TeamMemberValues, avatar: File | null) => Promise<unknown>;
  /** Saves only the role of an existing member (CT30 to CT34). */
  readonly onRole: (member: TeamMember, role: TeamRole) => Promise<unknown>;
  /** Removes the stored picture (CT35). */
  readonly onAvatarRemove: (member: TeamMember) => Promise<unknown>;
  readonly onDelete: (member: TeamMember) => Promise<unknown>;
  readonly onDeleteInvitation: (invitation: Invitation) => Promise<unknown>;
  /** Transfers the ownership; offered only to the owner (O49). @default not offered */
  readonly onTransfer?: (member: TeamMember) => Promise<unknown>;
}

export interface TeamDialogsProps extends Partial<TeamActions> {
  /** The open dialog; undefined for none. */
  readonly dialog: TeamDialog | undefined;
  readonly members: readonly TeamMember[];
  readonly onClose: () => void;
}

/** A dialog; it is not rendered without its call. */
type PartProps<Call extends keyof TeamActions> = Pick<TeamDialogsProps, 'members' | 'onClose' | Call> & { readonly open: boolean };

/**
 * Saves the form: on success a toast confirms and the dialog closes; a failure stays in the form.
 * Without the call nothing is saved.
 */
function useSaving<Args extends readonly unknown[]>(
  save: ((...args: Args) => Promise<unknown>) | undefined,
  onClose: () => void,
  outcome: Pick<ActionTexts<Args>, 'success' | 'failure'>,
) {
  const work = async (...args: Args): Promise<void> => {
    await save?.(...args);
    onClose();
  };
  return useAction(work, { ...outcome, failureIn: 'screen' });
}

function InviteDialog({ open, onClose, onInvite }: PartProps<'onInvite'>) {
  const invite = useAction(async (values: InviteValues) => onInvite?.(values), { failure: inviteFailure, failureIn: 'screen' });
  if (onInvite === undefined) return null;
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts.inviteTitle} description={texts.inviteText}>
      <InviteForm onSubmit={invite.submit} onCancel={onClose} />
    </Dialog>
  );
}

function CreateDialog({ open, onClose, onCreate }: PartProps<'onCreate'>) {
  const { submit } = useSaving(onCreate, onClose, { success: texts.created, failure: createFailure });
  if (onCreate === undefined) return null;
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

/** Only the fields of a member that the form changes. */
const valuesOf = ({ firstName, lastName, position, jobDescription, email, linkedin, role }: TeamMember): TeamMemberValues => ({
  firstName,
  lastName,
  position,
  jobDescription,
  email,
  linkedinProfile: linkedin,
  role,
});

type EditDialogProps = PartProps<'onUpdate' | 'onRole' | 'onAvatarRemove'> & { readonly member: TeamMember };

function EditDialog({ open, onClose, member, onUpdate, onRole, onAvatarRemove }: EditDialogProps) {
  const { submit } = useSaving(onUpdate, onClose, { success: texts.updated, failure: updateFailure });
  const role = useSaving(onRole, onClose, { success: texts.updated, failure: updateFailure });
  const avatar = useAction(async () => onAvatarRemove?.(member), { failure: texts.avatarFailed, failureIn: 'screen' });
  if (onUpdate === undefined) return null;
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={texts.editTitle} closeOnOverlay={false}>
      <TeamMemberForm
        mode="edit"
        defaultValues={valuesOf(member)}
        avatarUrl={member.avatarUrl}
        avatarError={avatar.failure?.summary[0] ?? ''}
        onAvatarRemove={member.avatarUrl === '' || !onAvatarRemove ? undefined : () => void avatar.run()}
        onCancel={onClose}
        onSubmit={(values, picture) => submit(member, values, picture)}
        onRole={onRole && ((chosen) => role.submit(member, chosen))}
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
  const { onInviteMember, onDelete, onDeleteInvitation } = props;
  const part: PartProps<keyof TeamActions> = { ...props, open: dialog !== undefined };
  switch (shown?.kind) {
    case undefined:
      return null;
    case 'invite':
      return <InviteDialog {...part} />;
    case 'invite-member':
      return onInviteMember === undefined ? null : (
        <ActionDialog
          open={part.open}
          onClose={props.onClose}
          title={texts.inviteMemberTitle(memberName(shown.member))}
          description={texts.inviteMemberText(shown.member.email)}
          variant="primary"
          confirmLabel={texts.inviteMemberConfirm}
          loadingLabel={texts.inviting}
          action={() => onInviteMember(shown.member)}
          outcome={{ success: texts.invited, failure: inviteFailure }}
        />
      );
    case 'create':
      return <CreateDialog {...part} />;
    case 'edit':
      return <EditDialog key={shown.member.id} {...part} member={shown.member} />;
    case 'delete':
      return onDelete === undefined ? null : (
        <DeleteDialog
          open={part.open}
          onClose={props.onClose}
          title={texts.deleteTitle}
          description={deletionText(shown.member)}
          onDelete={() => onDelete(shown.member)}
          outcome={{ success: shown.member.hasAccount ? texts.removed : texts.deleted, failure: texts.deleteFailed }}
        />
      );
    case 'delete-invitation':
      return onDeleteInvitation === undefined ? null : (
        <DeleteDialog
          open={part.open}
          onClose={props.onClose}
          title={texts.deleteInvitationTitle}
          description={texts.deleteInvitationText(shown.invitation.email)}
          onDelete={() => onDeleteInvitation(shown.invitation)}
          outcome={{ success: texts.invitationDeleted, failure: texts.invitationDeleteFailed }}
        />
      );
    case 'transfer':
      return (
        <TransferDialog
          open={part.open}
          onClose={props.onClose}
          members={props.members}
          onTransfer={props.onTransfer ?? (() => Promise.reject(new Error('Nobody may transfer.')))}
        />
      );
  }
}
