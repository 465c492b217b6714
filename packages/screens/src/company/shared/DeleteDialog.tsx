import { sharedTexts } from '../../i18n/company/shared.de';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';

export interface DeleteDialogProps extends Pick<ActionDialogProps, 'open' | 'title' | 'description' | 'onClose' | 'outcome'> {
  /** Deletes; rejects when it failed. */
  readonly onDelete: () => Promise<unknown>;
}

/** Asks, deletes, shows the outcome in a toast, and closes either way. */
export function DeleteDialog({ onDelete, ...dialog }: DeleteDialogProps) {
  return <ActionDialog {...dialog} confirmLabel={sharedTexts.deleteConfirm} loadingLabel={sharedTexts.deleting} action={onDelete} />;
}
