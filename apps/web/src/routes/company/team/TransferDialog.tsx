import { Banner, ConfirmDialog, NativeSelect } from '@stellwerk/design-system';
import { memberName, type TeamMember } from '@stellwerk/design-system/patterns';
import { useState } from 'react';
import { teamWords } from '../../../i18n/company/team.de';
import { useTold } from '../shared/use-told';
import { transferTargets } from './dialogs';

const words = teamWords;

export interface TransferDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly members: readonly TeamMember[];
  /** Makes this member the owner; rejects when it failed. */
  readonly onTransfer: (member: TeamMember) => Promise<unknown>;
}

/** Hands the ownership to a member with an account (O49, CT17). */
export function TransferDialog({ open, onClose, members, onTransfer }: TransferDialogProps) {
  const [id, setId] = useState('');
  const [busy, setBusy] = useState(false);
  const told = useTold();
  const targets = transferTargets(members);
  const chosen = targets.find((member) => member.id === id);
  const transfer = async (): Promise<void> => {
    if (chosen === undefined) return;
    setBusy(true);
    await told(onTransfer(chosen), { done: words.transferred(memberName(chosen)), failed: words.transferFailed });
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={words.transferTitle}
      description={words.transferText}
      confirmLabel={words.transferConfirm}
      confirmDisabled={chosen === undefined}
      loading={busy}
      loadingLabel={words.transferring}
      onConfirm={() => void transfer()}
    >
      {targets.length === 0 ? (
        <Banner>{words.transferNobody}</Banner>
      ) : (
        <NativeSelect
          label={words.transferTo}
          placeholder={words.choose}
          value={id}
          onChange={(event) => setId(event.target.value)}
          options={targets.map((member) => ({ value: member.id, label: memberName(member) }))}
        />
      )}
    </ConfirmDialog>
  );
}
