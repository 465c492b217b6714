import { ErrorState } from '@stellwerk/design-system';
import { generalMessages } from '@stellwerk/domain';
import type { ReactNode } from 'react';

export interface ScreenFrameProps {
  readonly title: string;
  /** A line below the heading, such as a count. */
  readonly subline?: ReactNode;
  /** What can be done with the whole, at the end of the head. */
  readonly actions?: ReactNode;
  /** Between head and content, such as a choice of views. */
  readonly navigation?: ReactNode;
  /** What could not be loaded, in words; '' for nothing. */
  readonly failure: string;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** Stands there while the content loads. */
  readonly skeleton: ReactNode;
  /** The content; undefined while it loads. */
  readonly children?: ReactNode;
}

/** A screen of the company side: its head, then the content, or that it loads or failed. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { title, subline, actions, navigation, failure, refreshing, onRefresh, skeleton, children } = props;
  return (
    <>
      <div className="sw:mb-6 sw:flex sw:flex-wrap sw:items-end sw:justify-between sw:gap-4">
        <div>
          <h1 className="sw:text-2xl">{title}</h1>
          {subline}
        </div>
        {actions}
      </div>
      {navigation}
      {failure === '' ? (
        (children ?? skeleton)
      ) : (
        <ErrorState title={failure} onRetry={onRefresh} retrying={refreshing}>
          {generalMessages.retryLater}
        </ErrorState>
      )}
    </>
  );
}
