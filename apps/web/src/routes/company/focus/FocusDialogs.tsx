import { Dialog, useToast } from '@stellwerk/design-system';
import type { FocusPage } from '@stellwerk/design-system/patterns';
import { editorRichText, FocusPageForm, type FocusPageFormProps, type FocusPageValues } from '@stellwerk/forms/focus-page-form';
import { useState } from 'react';
import { focusWords } from '../../../i18n/company/focus.de';
import { DeleteDialog } from '../shared/DeleteDialog';
import { inWords } from '../shared/in-words';

const words = focusWords;

/** What is open above the list. */
export type FocusDialog =
  { readonly kind: 'create' } | { readonly kind: 'edit'; readonly page: FocusPage } | { readonly kind: 'delete'; readonly page: FocusPage };

export interface FocusDialogsProps extends Pick<FocusPageFormProps, 'industries' | 'renderRichText'> {
  readonly dialog: FocusDialog | undefined;
  readonly onDialog: (dialog: FocusDialog | undefined) => void;
  /** Saves a new page and answers with its id; rejects when it failed. */
  readonly onCreate: (values: FocusPageValues) => Promise<string>;
  /** Saves a known page; rejects when it failed. */
  readonly onUpdate: (page: FocusPage, values: FocusPageValues) => Promise<unknown>;
  /** Uploads the cover of a saved page; when it rejects the page stays as it was saved. */
  readonly onCover: (pageId: string, cover: File) => Promise<unknown>;
  /** Deletes after the question; rejects when it failed. */
  readonly onDelete: (page: FocusPage) => Promise<unknown>;
  /** Something was saved or deleted. */
  readonly onChanged: () => void;
}

/** The dialogs of the focus pages: create, edit, and the question before deleting (CF02, CF08, CF16). */
export function FocusDialogs(props: FocusDialogsProps) {
  const { dialog, onDialog, industries, renderRichText = editorRichText, onCreate, onUpdate, onCover, onDelete, onChanged } = props;
  // The last one stays in sight while the dialog fades out.
  const [last, setLast] = useState(dialog);
  const toast = useToast();
  if (dialog !== undefined && dialog !== last) setLast(dialog);
  const shown = dialog ?? last;
  const close = (): void => onDialog(undefined);
  if (shown === undefined) return null;
  if (shown.kind === 'delete') {
    return (
      <DeleteDialog
        open={dialog !== undefined}
        onClose={close}
        title={words.deleteTitle}
        description={words.deleteText(shown.page.title)}
        onDelete={() => onDelete(shown.page).then(onChanged)}
        outcome={{ done: words.deleted, failed: words.deleteFailed }}
      />
    );
  }
  const known = shown.kind === 'edit' ? shown.page : undefined;
  const save = async (values: FocusPageValues, cover: File | null): Promise<void> => {
    const id = known === undefined ? await onCreate(values) : await onUpdate(known, values).then(() => known.id);
    if (cover !== null) await onCover(id, cover).catch(() => toast.error(words.coverFailed));
    toast.success(known === undefined ? words.created : words.updated);
    onChanged();
    close();
  };
  return (
    <Dialog
      open={dialog !== undefined}
      onOpenChange={(open) => !open && close()}
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
        onSubmit={(values, cover) => inWords(save(values, cover), () => (known ? words.updateFailed : words.createFailed))}
        onCancel={close}
      />
    </Dialog>
  );
}
