import { EmptyState, TabNav, type Loadable, type TabNavItem } from '@stellwerk/design-system';
import { applicationMessages, type ApplicationList } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { applicationListTexts } from '../../i18n/company/applications.de';
import { ResetButton } from '../../lists';
import { SkeletonRows } from '../../shared/SkeletonRows';
import { RefreshButton } from '../shared/RefreshButton';
import { ScreenFrame } from '../shared/ScreenFrame';

const texts = applicationListTexts;

/** The loaded applications of a company: the part that the view's state requests. */
export interface ApplicationsSource {
  readonly applications: Loadable<ApplicationList>;
  /** Links to the other views: table, cards, board. @default none */
  readonly views?: readonly TabNavItem[];
}

export interface ApplicationsFrameProps extends ApplicationsSource {
  /** Height of a skeleton row in pixels. @default 56 */
  readonly rowHeight?: number;
  readonly children: (list: ApplicationList) => ReactNode;
}

/**
 * Frame shared by table, cards, panel and board: heading, refresh, choice of view, loading and
 * failure (CA02, CA17).
 */
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
  /** Resets the filters; undefined if there is no application at all. */
  readonly onReset: (() => void) | undefined;
}

/** No application for these filters, or none yet (CA16, CA34). */
export function NoApplications({ onReset }: NoApplicationsProps) {
  return (
    <EmptyState title={applicationMessages.empty} actions={onReset && <ResetButton onReset={onReset} />}>
      {onReset ? texts.emptyHint : texts.noneYet}
    </EmptyState>
  );
}
