import { ConfirmDialog } from '@stellwerk/design-system';
import { useAction, type ActionTexts } from '@stellwerk/design-system/patterns';
import { sharedTexts } from '../../i18n/company/shared.de';

export interface DeleteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  /** Deletes; rejects when it failed. */
  readonly onDelete: () => Promise<unknown>;
  readonly outcome: Pick<ActionTexts, 'success' | 'failure'>;
}

/** Asks, deletes, shows the outcome in a toast, and closes either way. */
export function DeleteDialog({ open, onClose, title, description, onDelete, outcome }: DeleteDialogProps) {
  const action = useAction(onDelete, outcome);
  const remove = async (): Promise<void> => {
    await action.run();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      confirmLabel={sharedTexts.deleteConfirm}
      loading={action.busy}
      loadingLabel={sharedTexts.deleting}
      onConfirm={() => void remove()}
    />
  );
}
