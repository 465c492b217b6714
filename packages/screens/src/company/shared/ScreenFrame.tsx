import { Loaded, type LoadedProps } from '@stellwerk/design-system';
import { generalMessages } from '@stellwerk/domain';
import type { ReactNode } from 'react';
import { ScreenHead, type ScreenHeadProps } from './ScreenHead';

export interface ScreenFrameProps<T> extends ScreenHeadProps, Pick<LoadedProps<T>, 'value' | 'skeleton' | 'empty' | 'children'> {
  /** Content between header and body, such as a choice of views. */
  readonly navigation?: ReactNode;
  /** Message of a loading failure. */
  readonly failure: string;
}

/** A screen of the company area: its header, then the content or its loading or failed state. */
export function ScreenFrame<T>({ title, subline, actions, navigation, failure, ...content }: ScreenFrameProps<T>) {
  return (
    <>
      <ScreenHead title={title} subline={subline} actions={actions} />
      {navigation}
      <Loaded {...content} failure={{ title: failure, children: generalMessages.retryLater }} />
    </>
  );
}
