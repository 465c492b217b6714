import { Loaded, type LoadedProps } from '@stellwerk/design-system';
import { generalMessages } from '@stellwerk/domain';
import type { ReactNode } from 'react';

export interface ScreenFrameProps<T> extends Pick<LoadedProps<T>, 'value' | 'skeleton' | 'empty' | 'children'> {
  readonly title: string;
  /** A line below the heading, such as a count. */
  readonly subline?: ReactNode;
  /** What can be done with the whole, at the end of the head. */
  readonly actions?: ReactNode;
  /** Between head and content, such as a choice of views. */
  readonly navigation?: ReactNode;
  /** Says that the content could not be loaded. */
  readonly failure: string;
}

/** A screen of the company side: its head, then the content, or that it loads or failed. */
export function ScreenFrame<T>({ title, subline, actions, navigation, failure, ...content }: ScreenFrameProps<T>) {
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
      <Loaded {...content} failure={{ title: failure, children: generalMessages.retryLater }} />
    </>
  );
}
