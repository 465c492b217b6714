import { Button, ConfirmDialog, Dialog, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { FocusPageCard, type FocusPage } from '@stellwerk/design-system/patterns';
import { countOf, generalMessages } from '@stellwerk/domain';
import { FocusPageForm, type FocusPageFormProps } from '@stellwerk/forms/focus-page-form';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { focusWords } from '../../../i18n/company/focus.de';

const words = focusWords;

/** What is open above the list. */
export type FocusDialog =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly page: FocusPage }
  | { readonly kind: 'delete'; readonly page: FocusPage };

type Submit = FocusPageFormProps['onSubmit'];

export interface FocusScreenProps extends Pick<FocusPageFormProps, 'industries' | 'renderRichText'> {
  /** Undefined while they load. */
  readonly pages: readonly FocusPage[] | undefined;
  readonly failed: boolean;
  readonly refreshing: boolean;
  /** May this person change pages: recruiters and up. */
  readonly canEdit: boolean;
  readonly dialog: FocusDialog | undefined;
  readonly onDialog: (dialog: FocusDialog | undefined) => void;
  /** Saves a new page; null closes the dialog. */
  readonly onCreate: Submit;
  readonly onUpdate: (page: FocusPage, ...args: Parameters<Submit>) => ReturnType<Submit>;
  /** Publishes or takes back: shown at once, taken back by the caller when it failed (CF03, CF04). */
  readonly onToggle: (page: FocusPage) => void;
  /** Deletes after the question; rejects when it failed. */
  readonly onDelete: (page: FocusPage) => Promise<unknown>;
  /** Opens the page in a new tab, else in this one (CF09). */
  readonly onPreview: (page: FocusPage) => void;
  readonly onRefresh: () => void;
}

function Dialogs({ dialog, onDialog, industries, renderRichText, onCreate, onUpdate, onDelete }: FocusScreenProps) {
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
    <Dialog open={dialog !== undefined} onOpenChange={change} size="lg" title={known ? words.editTitle : words.createTitle} closeOnOverlay={false}>
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

function Pages({ pages, canEdit, onDialog, onToggle, onPreview }: FocusScreenProps & { readonly pages: readonly FocusPage[] }) {
  if (pages.length === 0) {
    return (
      <EmptyState
        title={words.empty}
        actions={
          canEdit && (
            <Button variant="primary" onClick={() => onDialog({ kind: 'create' })}>
              <Icon as={Plus} />
              {words.create}
            </Button>
          )
        }
      >
        {words.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={words.title} className="sw:grid sw:gap-6 sw:sm:grid-cols-2 sw:lg:grid-cols-3">
      {pages.map((page) => (
        <li key={page.id}>
          <FocusPageCard
            page={page}
            onPreview={() => onPreview(page)}
            onToggle={canEdit ? () => onToggle(page) : undefined}
            onEdit={canEdit ? () => onDialog({ kind: 'edit', page }) : undefined}
            onDelete={canEdit ? () => onDialog({ kind: 'delete', page }) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** The focus pages in their states: loading, failed, empty, full, with their dialogs (CF01 to CF09). */
export function FocusScreen(props: FocusScreenProps) {
  const { pages, failed, refreshing, canEdit, onDialog, onRefresh } = props;
  return (
    <>
      <div className="sw:mb-6 sw:flex sw:flex-wrap sw:items-end sw:justify-between sw:gap-4">
        <div>
          <h1 className="sw:text-2xl">{words.title}</h1>
          <p className="sw:text-sm sw:text-ink-2">{pages && pages.length > 0 ? countOf(pages.length, words.one, words.many) : words.text}</p>
        </div>
        {canEdit && pages !== undefined && pages.length > 0 && (
          <Button size="sm" variant="primary" onClick={() => onDialog({ kind: 'create' })}>
            <Icon as={Plus} size={16} />
            {words.create}
          </Button>
        )}
      </div>
      {failed ? (
        <ErrorState title={words.loadFailed} onRetry={onRefresh} retrying={refreshing}>
          {generalMessages.retryLater}
        </ErrorState>
      ) : pages === undefined ? (
        <SkeletonRegion className="sw:grid sw:gap-6 sw:sm:grid-cols-2 sw:lg:grid-cols-3">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} height={420} />
          ))}
        </SkeletonRegion>
      ) : (
        <Pages {...props} pages={pages} />
      )}
      <Dialogs {...props} />
    </>
  );
}
