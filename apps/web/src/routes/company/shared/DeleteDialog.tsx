import { ConfirmDialog } from '@stellwerk/design-system';
import { useState } from 'react';
import { sharedWords } from '../../../i18n/company/shared.de';
import { useTold, type Outcome } from './use-told';

export interface DeleteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  /** Deletes; rejects when it failed. */
  readonly onDelete: () => Promise<unknown>;
  readonly outcome: Outcome;
}

/** Asks, deletes, tells how it went, and closes either way. */
export function DeleteDialog({ open, onClose, title, description, onDelete, outcome }: DeleteDialogProps) {
  const [busy, setBusy] = useState(false);
  const told = useTold();
  const remove = async (): Promise<void> => {
    setBusy(true);
    await told(onDelete(), outcome);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      confirmLabel={sharedWords.deleteConfirm}
      loading={busy}
      loadingLabel={sharedWords.deleting}
      onConfirm={() => void remove()}
    />
  );
}
