import { Button, EmptyState, ErrorState, Icon, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { FocusPageCard, type FocusPage } from '@stellwerk/design-system/patterns';
import { countOf, generalMessages } from '@stellwerk/domain';
import { Plus } from 'lucide-react';
import { focusWords } from '../../../i18n/company/focus.de';
import { FocusDialogs, type FocusDialogsProps } from './FocusDialogs';

const words = focusWords;

export interface FocusScreenProps extends FocusDialogsProps {
  /** Undefined while they load. */
  readonly pages: readonly FocusPage[] | undefined;
  readonly failed: boolean;
  readonly refreshing: boolean;
  /** May this person change pages: recruiters and up. */
  readonly canEdit: boolean;
  /** Publishes or takes back: shown at once, taken back by the caller when it failed (CF03, CF04). */
  readonly onToggle: (page: FocusPage) => void;
  /** Opens the page in a new tab, else in this one (CF09). */
  readonly onPreview: (page: FocusPage) => void;
  readonly onRefresh: () => void;
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
          <p className="sw:text-sm sw:text-ink-2">
            {pages && pages.length > 0 ? countOf(pages.length, words.one, words.many) : words.text}
          </p>
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
      <FocusDialogs {...props} />
    </>
  );
}
