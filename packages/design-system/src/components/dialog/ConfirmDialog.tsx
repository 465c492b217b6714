import type { ReactNode } from 'react';
import { dialogLabels } from '../../i18n/components.de';
import { Button } from '../button';
import { Dialog, type DialogProps } from './Dialog';

export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'size' | 'role' | 'children' | 'defaultOpen' | 'trigger'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when the person cancels in any way. */
  onOpenChange: (open: boolean) => void;
  /** The question, as the heading. */
  title: ReactNode;
  /** Consequences of the action. */
  description?: ReactNode;
  /** Label of the confirm button, which names the action: 'Ja, ablehnen'. */
  confirmLabel: ReactNode;
  /** Called on confirmation; the caller closes the dialog. Leave it out with `form`. */
  onConfirm?: () => void;
  /** Id of a form among the children that the confirm button submits. */
  form?: string;
  /** Label of the cancel button. @default 'Abbrechen' */
  cancelLabel?: ReactNode;
  /** `danger` for irreversible actions. @default 'danger' */
  variant?: 'primary' | 'danger';
  /** Whether the action is running. @default false */
  loading?: boolean;
  /** Label of the confirm button while the action runs. @default confirmLabel */
  loadingLabel?: ReactNode;
  /** Disables the confirm button, for example until a field is filled in. @default false */
  confirmDisabled?: boolean;
  /** Further content: a list of effects, a field. */
  children?: ReactNode;
}

/**
 * Asks for confirmation of an action. The cancel button gets the focus first, so that Enter
 * destroys nothing.
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
