import { Button, EmptyState, Icon, Skeleton, SkeletonRegion } from '@stellwerk/design-system';
import { FocusPageCard, type FocusPage } from '@stellwerk/design-system/patterns';
import { countOf } from '@stellwerk/domain';
import { Plus } from 'lucide-react';
import { focusWords } from '../../../i18n/company/focus.de';
import { paths } from '../../../paths';
import { ScreenFrame } from '../shared/ScreenFrame';
import { FocusDialogs, type FocusDialogsProps } from './FocusDialogs';
import { openBeside } from './preview';
import { useFocusStatus } from './use-focus-status';
import { useLater } from './use-later';

const words = focusWords;

export interface FocusScreenProps extends Omit<FocusDialogsProps, 'onChanged'> {
  /** Undefined while they load. */
  readonly pages: readonly FocusPage[] | undefined;
  readonly failed: boolean;
  readonly refreshing: boolean;
  /** May this person change pages: recruiters and up. */
  readonly canEdit: boolean;
  /** Publishes or takes back; answers with the status that the page has now, rejects when it failed (CF03 to CF05). */
  readonly onToggle: (page: FocusPage, status: 'DRAFT' | 'PUBLISHED') => Promise<unknown>;
  /** Opens an address in this tab, where the browser allows no new one (CF09). */
  readonly onNavigate: (href: string) => void;
  /** Loads the pages again: also a second after a change (CF10), and at once when a change failed (CF04). */
  readonly onRefresh: () => void;
}

interface PagesProps extends Pick<FocusScreenProps, 'canEdit' | 'onDialog' | 'onNavigate'> {
  readonly pages: readonly FocusPage[];
  readonly onToggle: (page: FocusPage) => Promise<void>;
}

function Pages({ pages, canEdit, onDialog, onToggle, onNavigate }: PagesProps) {
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
            onPreview={() => openBeside(paths.showcase(page.slug), onNavigate)}
            onToggle={canEdit ? () => void onToggle(page) : undefined}
            onEdit={canEdit ? () => onDialog({ kind: 'edit', page }) : undefined}
            onDelete={canEdit ? () => onDialog({ kind: 'delete', page }) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** The focus pages in their states: loading, failed, empty, full, with their dialogs (CF01 to CF10, CF16, CF20, CF21). */
export function FocusScreen(props: FocusScreenProps) {
  const { pages, failed, refreshing, canEdit, onDialog, onNavigate, onToggle, onRefresh } = props;
  const later = useLater(onRefresh);
  const { shown, toggle } = useFocusStatus(pages, onToggle, later, onRefresh);
  return (
    <>
      <ScreenFrame
        title={words.title}
        subline={
          <p className="sw:text-sm sw:text-ink-2">
            {pages && pages.length > 0 ? countOf(pages.length, words.one, words.many) : words.text}
          </p>
        }
        actions={
          canEdit &&
          pages !== undefined &&
          pages.length > 0 && (
            <Button size="sm" variant="primary" onClick={() => onDialog({ kind: 'create' })}>
              <Icon as={Plus} size={16} />
              {words.create}
            </Button>
          )
        }
        failure={failed ? words.loadFailed : ''}
        refreshing={refreshing}
        onRefresh={onRefresh}
        skeleton={
          <SkeletonRegion className="sw:grid sw:gap-6 sw:sm:grid-cols-2 sw:lg:grid-cols-3">
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={index} height={420} />
            ))}
          </SkeletonRegion>
        }
      >
        {shown && <Pages {...{ canEdit, onDialog, onNavigate }} pages={shown} onToggle={toggle} />}
      </ScreenFrame>
      <FocusDialogs {...props} onChanged={later} />
    </>
  );
}
