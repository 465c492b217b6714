import { ConfirmDialog, Dialog } from '@stellwerk/design-system';
import type { FocusPage } from '@stellwerk/design-system/patterns';
import { FocusPageForm, type FocusPageFormProps } from '@stellwerk/forms/focus-page-form';
import { useState } from 'react';
import { focusWords } from '../../../i18n/company/focus.de';

const words = focusWords;

/** What is open above the list. */
export type FocusDialog =
  { readonly kind: 'create' } | { readonly kind: 'edit'; readonly page: FocusPage } | { readonly kind: 'delete'; readonly page: FocusPage };

type Submit = FocusPageFormProps['onSubmit'];

export interface FocusDialogsProps extends Pick<FocusPageFormProps, 'industries' | 'renderRichText'> {
  readonly dialog: FocusDialog | undefined;
  readonly onDialog: (dialog: FocusDialog | undefined) => void;
  /** Saves a new page; null closes the dialog. */
  readonly onCreate: Submit;
  readonly onUpdate: (page: FocusPage, ...args: Parameters<Submit>) => ReturnType<Submit>;
  /** Deletes after the question; rejects when it failed. */
  readonly onDelete: (page: FocusPage) => Promise<unknown>;
}

/** The dialogs of the focus pages: create, edit, and the question before deleting (CF02, CF08). */
export function FocusDialogs({ dialog, onDialog, industries, renderRichText, onCreate, onUpdate, onDelete }: FocusDialogsProps) {
  const [last, setLast] = useState(dialog);
  const [deleting, setDeleting] = useState(false);
  if (dialog !== undefined && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const close = (): void => onDialog(undefined);
  const change = (open: boolean): void => {
    if (!open) close();
  };
  /** Closes when it arrived; a failure stays in the form. */
  const closing = async (sending: ReturnType<Submit>): ReturnType<Submit> => {
    const failure = await sending;
    if (failure === null) close();
    return failure;
  };
  if (shown === undefined) return null;
  if (shown.kind === 'delete') {
    const remove = async (): Promise<void> => {
      setDeleting(true);
      // The failure has been told by a toast.
      await onDelete(shown.page).catch(() => undefined);
      setDeleting(false);
      close();
    };
    return (
      <ConfirmDialog
        open={dialog !== undefined}
        onOpenChange={change}
        title={words.deleteTitle}
        description={words.deleteText(shown.page.title)}
        confirmLabel={words.deleteConfirm}
        loading={deleting}
        loadingLabel={words.deleting}
        onConfirm={() => void remove()}
      />
    );
  }
  const known = shown.kind === 'edit' ? shown.page : undefined;
  return (
    <Dialog
      open={dialog !== undefined}
      onOpenChange={change}
      size="lg"
      title={known ? words.editTitle : words.createTitle}
      closeOnOverlay={false}
    >
      <FocusPageForm
        key={known?.id ?? 'new'}
        mode={known ? 'edit' : 'create'}
        industries={industries}
        renderRichText={renderRichText}
        defaultValues={known && { ...known, industry: known.industry?.id ?? '' }}
        coverUrl={known?.coverUrl}
        onCancel={close}
        onSubmit={(...args) => closing(known ? onUpdate(known, ...args) : onCreate(...args))}
      />
    </Dialog>
  );
}
