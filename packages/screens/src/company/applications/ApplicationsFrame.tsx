import { EmptyState, TabNav, type Loadable, type TabNavItem } from '@stellwerk/design-system';
import { applicationMessages, type ApplicationList } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { applicationListTexts } from '../../i18n/company/applications.de';
import { ResetButton } from '../../lists';
import { SkeletonRows } from '../../shared/SkeletonRows';
import { RefreshButton } from '../shared/RefreshButton';
import { ScreenFrame } from '../shared/ScreenFrame';

const texts = applicationListTexts;

/** The applications of a company, as each of its views gets them: the part that its state asks for. */
export interface ApplicationsSource {
  readonly applications: Loadable<ApplicationList>;
  /** The other ways of looking at the same applications: table, cards, board. @default none */
  readonly views?: readonly TabNavItem[];
}

export interface ApplicationsFrameProps extends ApplicationsSource {
  /** Height in pixels of a row's skeleton while the applications load. @default 56 */
  readonly rowHeight?: number;
  readonly children: (list: ApplicationList) => ReactNode;
}

/** What table, cards, panel and board share: heading, refresh, the choice of the view, loading and failure (CA02, CA17). */
export function ApplicationsFrame({ applications, views = [], rowHeight = 56, children }: ApplicationsFrameProps) {
  return (
    <ScreenFrame
      title={texts.title}
      actions={<RefreshButton value={applications} />}
      navigation={views.length > 0 && <TabNav label={texts.views} items={views} className="sw:mb-6" />}
      failure={applicationMessages.loadFailed}
      value={applications}
      skeleton={<SkeletonRows height={rowHeight} />}
    >
      {children}
    </ScreenFrame>
  );
}

export interface NoApplicationsProps {
  /** Takes the filters back; undefined when there is no application at all. */
  readonly onReset: (() => void) | undefined;
}

/** No application for this choice, or none yet (CA16, CA34). */
export function NoApplications({ onReset }: NoApplicationsProps) {
  return (
    <EmptyState title={applicationMessages.empty} actions={onReset && <ResetButton onReset={onReset} />}>
      {onReset ? texts.emptyHint : texts.noneYet}
    </EmptyState>
  );
}
