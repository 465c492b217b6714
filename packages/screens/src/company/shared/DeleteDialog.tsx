import { sharedTexts } from '../../i18n/company/shared.de';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';

export interface DeleteDialogProps extends Pick<ActionDialogProps, 'open' | 'title' | 'description' | 'onClose' | 'outcome'> {
  /** Deletes; rejects on failure. */
  readonly onDelete: () => Promise<unknown>;
}

/** Confirms a deletion, shows its result in a toast, and closes in any case. */
export function DeleteDialog({ onDelete, ...dialog }: DeleteDialogProps) {
  return <ActionDialog {...dialog} confirmLabel={sharedTexts.deleteConfirm} loadingLabel={sharedTexts.deleting} action={onDelete} />;
}
