import { ConfirmDialog, type ConfirmDialogProps } from '@stellwerk/design-system';
import { useAction, type ActionTexts } from '@stellwerk/design-system/patterns';
import { sharedTexts } from '../../i18n/company/shared.de';

export interface ActionDialogProps extends Pick<
  ConfirmDialogProps,
  'open' | 'title' | 'description' | 'variant' | 'confirmLabel' | 'loadingLabel' | 'children'
> {
  readonly onClose: () => void;
  /** Runs the action; rejects on failure. */
  readonly action: () => Promise<unknown>;
  readonly outcome: Pick<ActionTexts, 'success' | 'failure'>;
}

/** Confirms and runs an action, shows its result in a toast, and closes in any case. */
export function ActionDialog({ onClose, action, outcome, ...dialog }: ActionDialogProps) {
  const { run, busy } = useAction(action, outcome);
  const confirm = async (): Promise<void> => {
    await run();
    onClose();
  };
  return <ConfirmDialog {...dialog} onOpenChange={(next) => !next && onClose()} loading={busy} onConfirm={() => void confirm()} />;
}

interface DeleteDialogProps extends Pick<ActionDialogProps, 'open' | 'title' | 'description' | 'onClose' | 'outcome'> {
  /** Deletes; rejects on failure. */
  readonly onDelete: () => Promise<unknown>;
}

/** Confirms a deletion, shows its result in a toast, and closes in any case. */
export function DeleteDialog({ onDelete, ...dialog }: DeleteDialogProps) {
  return <ActionDialog {...dialog} confirmLabel={sharedTexts.deleteConfirm} loadingLabel={sharedTexts.deleting} action={onDelete} />;
}
