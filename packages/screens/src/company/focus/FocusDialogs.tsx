import { currentOf, readFocusPage, type FocusPage } from '@stellwerk/domain';
import { Dialog } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import {
  editorRichText,
  FocusPageForm,
  knownFocusPage,
  type FocusPageFormProps,
  type FocusPageValues,
  type LeaveGuard,
} from '@stellwerk/forms/focus-page-form';
import { useRef, useState } from 'react';
import { focusTexts } from '../../i18n/company/focus.de';
import { DeleteDialog } from '../shared/ActionDialog';
import type { FocusCalls } from './calls';
import { updateFailure } from './failures';
import { useAskedDialog, type AskedDialog } from '../shared/use-asked-dialog';

const texts = focusTexts;

/** The open dialog. */
export type FocusDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly page: FocusPage }
  | { readonly kind: 'delete'; readonly page: FocusPage };

export interface FocusDialogsProps extends Pick<FocusPageFormProps, 'industries' | 'renderRichText'> {
  readonly dialog: FocusDialog | undefined;
  readonly onDialog: (dialog: FocusDialog | undefined) => void;
  readonly calls: FocusCalls;
  /** Called after saving or deleting. */
  readonly onChanged: () => void;
}

interface EditDialogProps extends Omit<FocusDialogsProps, 'dialog' | 'onDialog'> {
  readonly open: boolean;
  /** Undefined for a new one. */
  readonly page: FocusPage | undefined;
  readonly onClose: () => void;
}

function EditDialog({ open, page, onClose, industries, renderRichText = editorRichText, calls, onChanged }: EditDialogProps) {
  // The version that the edit is based on, which may be older than that in the list.
  const [seen, setSeen] = useState(page?.version ?? null);
  const leaving = useRef<LeaveGuard>(null);
  const cover = useAction(calls.uploadCover, { failure: texts.coverFailed });
  const save = useAction(
    async (values: FocusPageValues, file: File | null) => {
      const id = page === undefined ? await calls.create(values) : await calls.update(page, values, seen).then(() => page.id);
      if (file !== null) await cover.run(id, file);
      onChanged();
      onClose();
    },
    page === undefined
      ? { success: texts.created, failure: texts.createFailed, failureIn: 'screen' }
      : { success: texts.updated, failure: updateFailure, failureIn: 'screen' },
  );
  const send = async (values: FocusPageValues, file: File | null) => {
    const outcome = await save.run(values, file);
    if (outcome.ok) return null;
    // After both versions were shown, the next save overwrites the stored one.
    const stored = currentOf(outcome.error, readFocusPage);
    if (stored === null) return outcome.failure;
    setSeen(stored.version);
    return { ...outcome.failure, stored: knownFocusPage(stored) };
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && (leaving.current?.ask ?? ((leave) => leave()))(onClose)}
      size="lg"
      title={page ? texts.editTitle : texts.createTitle}
      closeOnOverlay={false}
    >
      <FocusPageForm
        mode={page ? 'edit' : 'create'}
        industries={industries}
        renderRichText={renderRichText}
        defaultValues={page && knownFocusPage(page)}
        coverUrl={page?.coverUrl}
        onSubmit={send}
        leaving={leaving}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/**
 * The dialogs of the focus pages: create, edit, and the confirmation of deletion (CF02, CF08,
 * CF16).
 */
export function FocusDialogs(props: FocusDialogsProps) {
  const { dialog, onDialog, calls, onChanged } = props;
  // The last one stays visible while the dialog fades out.
  const [last, setLast] = useState(dialog);
  if (dialog !== undefined && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const close = (): void => onDialog(undefined);
  if (shown === undefined) return null;
  if (shown.kind === 'delete') {
    return (
      <DeleteDialog
        open={dialog !== undefined}
        onClose={close}
        title={texts.deleteTitle}
        description={texts.deleteText(shown.page.title)}
        onDelete={() => calls.remove(shown.page).then(onChanged)}
        outcome={{ success: texts.deleted, failure: texts.deleteFailed }}
      />
    );
  }
  return (
    <EditDialog
      {...props}
      key={shown.kind === 'edit' ? shown.page.id : 'new'}
      open={dialog !== undefined}
      page={shown.kind === 'edit' ? shown.page : undefined}
      onClose={close}
    />
  );
}

const CREATE = { kind: 'create' } as const satisfies FocusDialog;

/**
 * The open dialog of the focus pages; a URL parameter opens a new page (CD38).
 * @param onOpened clears that URL parameter
 */
export const useFocusDialog = (asked: boolean, onOpened: () => void): AskedDialog<FocusDialog> =>
  useAskedDialog<FocusDialog>(asked, CREATE, onOpened);
