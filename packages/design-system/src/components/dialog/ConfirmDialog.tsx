import type { ReactNode } from 'react';
import { dialogLabels } from '../../i18n/dialog.de';
import { Button } from '../button';
import { Dialog, type DialogProps } from './Dialog';

export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'size' | 'role' | 'children'> {
  /** Called with `false` when the person declines in any way. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What follows from a yes. */
  description?: ReactNode;
  /** Label of the confirming button, which names the action: 'Ja, ablehnen'. */
  confirmLabel: ReactNode;
  /** Called on yes; the caller closes the dialog. Leave it out with `form`. */
  onConfirm?: () => void;
  /** Id of a form among the children that the confirming button sends. */
  form?: string;
  /** Label of the cancelling button. @default 'Abbrechen' */
  cancelLabel?: ReactNode;
  /** `danger` for what cannot be undone. @default 'danger' */
  variant?: 'primary' | 'danger';
  /** The act is under way. @default false */
  loading?: boolean;
  /** Label of the confirming button while the action runs. @default confirmLabel */
  loadingLabel?: ReactNode;
  /** Disables the confirming button, for instance until something is filled in. @default false */
  confirmDisabled?: boolean;
  /** Further content: a list of effects, a field to fill in. */
  children?: ReactNode;
}

/**
 * Asks before an act. The no comes first in the order of focus, so that Enter destroys nothing.
 * @example
 * <ConfirmDialog
 *   open={open}
 *   onOpenChange={setOpen}
 *   title="Bewerbung ablehnen?"
 *   confirmLabel="Ja, ablehnen"
 *   onConfirm={reject}
 * />
 */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  form,
  cancelLabel = dialogLabels.cancel,
  variant = 'danger',
  loading = false,
  loadingLabel,
  confirmDisabled = false,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="sm"
      footer={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>{cancelLabel}</Button>
          <Button
            {...{ variant, loading, loadingLabel, form }}
            type={form === undefined ? 'button' : 'submit'}
            disabled={confirmDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
