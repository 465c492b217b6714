import { Loaded, type LoadedProps } from '@stellwerk/design-system';
import { generalMessages } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { ScreenHead, type ScreenHeadProps } from './ScreenHead';

export interface ScreenFrameProps<T> extends ScreenHeadProps, Pick<LoadedProps<T>, 'value' | 'skeleton' | 'empty' | 'children'> {
  /** Between head and content, such as a choice of views. */
  readonly navigation?: ReactNode;
  /** Says that the content could not be loaded. */
  readonly failure: string;
}

/** A screen of the company side: its head, then the content, or that it loads or failed. */
export function ScreenFrame<T>({ title, subline, actions, navigation, failure, ...content }: ScreenFrameProps<T>) {
  return (
    <>
      <ScreenHead title={title} subline={subline} actions={actions} />
      {navigation}
      <Loaded {...content} failure={{ title: failure, children: generalMessages.retryLater }} />
    </>
  );
}
