import { Dialog, useToast } from '@stellwerk/design-system';
import type { Invitation, TeamMember } from '@stellwerk/design-system/patterns';
import { InviteForm, type InviteValues } from '@stellwerk/forms/invite-form';
import { TeamMemberForm, type SubmitFailure, type TeamMemberValues } from '@stellwerk/forms/team-member-form';
import { useState } from 'react';
import { teamWords } from '../../../i18n/company/team.de';
import { DeleteDialog } from '../shared/DeleteDialog';
import { inWords } from '../shared/in-words';
import { deletionText, type TeamDialog } from './dialogs';
import { inviteFailure, updateFailure } from './failures';
import { TransferDialog } from './TransferDialog';

const words = teamWords;

/** What the team does with its members. Every promise rejects when it failed; the screen says so in the documents' words. */
export interface TeamActions {
  /** Sends an invitation (CT24, CT25). */
  readonly onInvite: (values: InviteValues) => Promise<unknown>;
  /** Saves a new member, with a picture or without. */
  readonly onCreate: (values: TeamMemberValues, avatar: File | null) => Promise<unknown>;
  /** Saves a known member (CT30 to CT34). */
  readonly onUpdate: (member: TeamMember, values: TeamMemberValues, avatar: File | null) => Promise<unknown>;
  /** Removes the stored picture (CT35). */
  readonly onAvatarRemove: (member: TeamMember) => Promise<unknown>;
  readonly onDelete: (member: TeamMember) => Promise<unknown>;
  readonly onDeleteInvitation: (invitation: Invitation) => Promise<unknown>;
  /** Hands over the ownership; only for the owner (O49). @default nobody may */
  readonly onTransfer?: (member: TeamMember) => Promise<unknown>;
}

export interface TeamDialogsProps extends TeamActions {
  /** Undefined while none is open. */
  readonly dialog: TeamDialog | undefined;
  readonly members: readonly TeamMember[];
  readonly onClose: () => void;
}

type PartProps = Omit<TeamDialogsProps, 'dialog'> & { readonly open: boolean };

/** Says in a toast that it is saved and closes; a failure stays in the form. */
function useSaving(
  onClose: () => void,
): (work: Promise<unknown>, done: string, describe: (error: unknown) => string) => Promise<SubmitFailure | null> {
  const toast = useToast();
  return async (work, done, describe) => {
    const failure = await inWords(work, describe);
    if (failure !== null) return failure;
    toast.success(done);
    onClose();
    return null;
  };
}

function InviteDialog({ open, onClose, onInvite }: PartProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={words.inviteTitle} description={words.inviteText}>
      <InviteForm onSubmit={(values) => inWords(onInvite(values), inviteFailure)} onCancel={onClose} />
    </Dialog>
  );
}

function CreateDialog({ open, onClose, onCreate }: PartProps) {
  const save = useSaving(onClose);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={words.createTitle}
      description={words.createText}
      closeOnOverlay={false}
    >
      <TeamMemberForm
        mode="create"
        onCancel={onClose}
        onSubmit={(...args) => save(onCreate(...args), words.created, () => words.createFailed)}
      />
    </Dialog>
  );
}

function EditDialog({ open, onClose, member, onUpdate, onAvatarRemove }: PartProps & { readonly member: TeamMember }) {
  const save = useSaving(onClose);
  const [avatarError, setAvatarError] = useState('');
  const removeAvatar = async (): Promise<void> => {
    const failure = await inWords(onAvatarRemove(member), () => words.avatarFailed);
    setAvatarError(failure?.summary[0] ?? '');
  };
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={words.editTitle} closeOnOverlay={false}>
      <TeamMemberForm
        mode="edit"
        defaultValues={{ ...member, linkedinProfile: member.linkedin }}
        avatarUrl={member.avatarUrl}
        avatarError={avatarError}
        onAvatarRemove={member.avatarUrl === '' ? undefined : () => void removeAvatar()}
        onCancel={onClose}
        onSubmit={(...args) => save(onUpdate(member, ...args), words.updated, updateFailure)}
      />
    </Dialog>
  );
}

/** The dialogs of the team: invite, create, edit, transfer, and the questions before deleting (CT02, CT03, CT17 to CT19, CT27). */
export function TeamDialogs({ dialog, ...props }: TeamDialogsProps) {
  // The last one stays in sight while the dialog fades out.
  const [last, setLast] = useState(dialog);
  if (dialog !== undefined && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const part: PartProps = { ...props, open: dialog !== undefined };
  switch (shown?.kind) {
    case undefined:
      return null;
    case 'invite':
      return <InviteDialog {...part} />;
    case 'create':
      return <CreateDialog {...part} />;
    case 'edit':
      return <EditDialog key={shown.member.id} {...part} member={shown.member} />;
    case 'delete':
      return (
        <DeleteDialog
          open={part.open}
          onClose={props.onClose}
          title={words.deleteTitle}
          description={deletionText(shown.member)}
          onDelete={() => props.onDelete(shown.member)}
          outcome={{ done: shown.member.hasAccount ? words.removed : words.deleted, failed: words.deleteFailed }}
        />
      );
    case 'delete-invitation':
      return (
        <DeleteDialog
          open={part.open}
          onClose={props.onClose}
          title={words.deleteInvitationTitle}
          description={words.deleteInvitationText(shown.invitation.email)}
          onDelete={() => props.onDeleteInvitation(shown.invitation)}
          outcome={{ done: words.invitationDeleted, failed: words.invitationDeleteFailed }}
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
