import { memberName, type TeamMember } from '@stellwerk/domain';
import { useAction } from '@stellwerk/design-system/patterns';
import { Banner, ConfirmDialog, NativeSelect } from '@stellwerk/design-system';
import { useState } from 'react';
import { teamTexts } from '../../i18n/company/team.de';
import { transferTargets } from './dialogs';

const texts = teamTexts;

export interface TransferDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly members: readonly TeamMember[];
  /** Makes this member the owner; rejects on failure. */
  readonly onTransfer: (member: TeamMember) => Promise<unknown>;
}

/** Transfers the ownership to a member with an account (O49, CT17). */
export function TransferDialog({ open, onClose, members, onTransfer }: TransferDialogProps) {
  const [id, setId] = useState('');
  const action = useAction(onTransfer, {
    success: (_result, member) => texts.transferred(memberName(member)),
    failure: texts.transferFailed,
  });
  const targets = transferTargets(members);
  const chosen = targets.find((member) => member.id === id);
  const transfer = async (): Promise<void> => {
    if (chosen === undefined) return;
    await action.run(chosen);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.transferTitle}
      description={texts.transferText}
      confirmLabel={texts.transferConfirm}
      confirmDisabled={chosen === undefined}
      loading={action.busy}
      loadingLabel={texts.transferring}
      onConfirm={() => void transfer()}
    >
      {targets.length === 0 ? (
        <Banner>{texts.transferNobody}</Banner>
      ) : (
        <NativeSelect
          label={texts.transferTo}
          placeholder={texts.choose}
          value={id}
          onChange={(event) => setId(event.target.value)}
          options={targets.map((member) => ({ value: member.id, label: memberName(member) }))}
        />
      )}
    </ConfirmDialog>
  );
}
