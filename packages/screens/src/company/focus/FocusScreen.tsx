import { Button, dataOf, EmptyState, Icon, reloadValue, type Loadable } from '@stellwerk/design-system';
import { FocusPageCard } from '@stellwerk/design-system/patterns';
import { countOf, hasRight, type FocusPage, type TeamRole } from '@stellwerk/domain';
import { Plus } from 'lucide-react';
import { focusTexts } from '../../i18n/company/focus.de';
import { paths } from '../../paths';
import { ListResults, ResultsCount } from '../../lists';
import { SkeletonRows } from '../../shared/SkeletonRows';
import { ScreenFrame } from '../shared/ScreenFrame';
import { FocusDialogs, type FocusDialogsProps } from './FocusDialogs';
import { useFocusStatus } from './use-focus-status';
import { useLater } from './use-later';

/**
 * Opens a URL in a new tab without an opener; if the browser blocks it, `navigate` opens it here
 * (CF09).
 */
function openBeside(href: string, navigate: (href: string) => void): void {
  // `noopener` would hide whether opening succeeded.
  const opened = window.open(href, '_blank');
  if (opened === null) navigate(href);
  else opened.opener = null;
}

const texts = focusTexts;
const grid = 'sw:grid sw:gap-6 sw:sm:grid-cols-2 sw:lg:grid-cols-3';

export interface FocusScreenProps extends Omit<FocusDialogsProps, 'onChanged'> {
  /**
   * The pages; reloaded a second after a change (CF10), and at once when a change failed (CF04).
   */
  readonly pages: Loadable<readonly FocusPage[]>;
  /** Role of the person in the company, which determines the actions (O50, O89). */
  readonly teamRole: TeamRole | null;
  /** Opens a URL in this tab if the browser blocks new tabs (CF09). */
  readonly onNavigate: (href: string) => void;
}

interface PagesProps extends Pick<FocusScreenProps, 'onDialog' | 'onNavigate'> {
  readonly pages: readonly FocusPage[];
  readonly canEdit: boolean;
  readonly onToggle: (page: FocusPage) => Promise<void>;
}

function Pages({ pages, canEdit, onDialog, onToggle, onNavigate }: PagesProps) {
  if (pages.length === 0) {
    return (
      <EmptyState
        title={texts.empty}
        actions={
          canEdit && (
            <Button variant="primary" onClick={() => onDialog({ kind: 'create' })}>
              <Icon as={Plus} />
              {texts.create}
            </Button>
          )
        }
      >
        {texts.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={texts.title} className={grid}>
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
  const { pages, teamRole, calls, onDialog, onNavigate } = props;
  const canEdit = hasRight(teamRole, 'manageFocusPages');
  const later = useLater(() => reloadValue(pages));
  const { shown, toggle } = useFocusStatus(pages, calls, later);
  const count = dataOf(pages)?.length ?? 0;
  return (
    <>
      <ListResults shown={count}>
        <ScreenFrame
          title={texts.title}
          subline={
            count > 0 ? (
              <ResultsCount quiet>{countOf(count, texts.one, texts.many)}</ResultsCount>
            ) : (
              <p className="sw:text-sm sw:text-ink-2">{texts.text}</p>
            )
          }
          actions={
            canEdit &&
            count > 0 && (
              <Button size="sm" variant="primary" onClick={() => onDialog({ kind: 'create' })}>
                <Icon as={Plus} size={16} />
                {texts.create}
              </Button>
            )
          }
          failure={texts.loadFailed}
          value={shown}
          skeleton={<SkeletonRows count={3} height={420} className={grid} />}
        >
          {(list) => <Pages {...{ canEdit, onDialog, onNavigate }} pages={list} onToggle={toggle} />}
        </ScreenFrame>
      </ListResults>
      <FocusDialogs {...props} onChanged={later} />
    </>
  );
}
