import { EmptyState, Skeleton, SkeletonRegion, TabNav, type TabNavItem } from '@stellwerk/design-system';
import { applicationMessages } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { applicationListWords } from '../../../i18n/company/applications.de';
import { RefreshButton } from '../shared/RefreshButton';
import { ResetButton } from '../../shared/ResetButton';
import { ScreenFrame } from '../shared/ScreenFrame';

const words = applicationListWords;

export interface ApplicationsFrameProps {
  /** The list could not be loaded (CA17). */
  readonly failed: boolean;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** The other ways of looking at the same applications: table, cards, board. @default none */
  readonly views?: readonly TabNavItem[];
  /** Height in pixels of what stands there while the applications load. @default 56 */
  readonly rowHeight?: number;
  /** The applications; undefined while they load. */
  readonly children: ReactNode;
}

/** What table, cards, panel and board share: heading, refresh, the choice of the view, loading and failure (CA02, CA17). */
export function ApplicationsFrame({ failed, refreshing, onRefresh, views = [], rowHeight = 56, children }: ApplicationsFrameProps) {
  return (
    <ScreenFrame
      title={words.title}
      actions={<RefreshButton {...{ refreshing, onRefresh }} />}
      navigation={views.length > 0 && <TabNav label={words.views} items={views} className="sw:mb-6" />}
      failure={failed ? applicationMessages.loadFailed : ''}
      refreshing={refreshing}
      onRefresh={onRefresh}
      skeleton={
        <SkeletonRegion className="sw:grid sw:gap-3">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height={rowHeight} />
          ))}
        </SkeletonRegion>
      }
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
      {onReset ? words.emptyHint : words.noneYet}
    </EmptyState>
  );
}
