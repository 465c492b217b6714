import { ConfirmDialog, type ConfirmDialogProps } from '@stellwerk/design-system';
import { useAction, type ActionTexts } from '@stellwerk/design-system/patterns';

export interface ActionDialogProps extends Pick<
  ConfirmDialogProps,
  'open' | 'title' | 'description' | 'variant' | 'confirmLabel' | 'loadingLabel' | 'children'
> {
  readonly onClose: () => void;
  /** Does it; rejects when it failed. */
  readonly action: () => Promise<unknown>;
  readonly outcome: Pick<ActionTexts, 'success' | 'failure'>;
}

/** Asks, acts, shows the outcome in a toast, and closes either way. */
export function ActionDialog({ onClose, action, outcome, ...dialog }: ActionDialogProps) {
  const { run, busy } = useAction(action, outcome);
  const confirm = async (): Promise<void> => {
    await run();
    onClose();
  };
  return <ConfirmDialog {...dialog} onOpenChange={(next) => !next && onClose()} loading={busy} onConfirm={() => void confirm()} />;
}
