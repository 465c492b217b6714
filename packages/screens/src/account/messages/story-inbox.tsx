import { loadable } from '@stellwerk/design-system';
import { fn } from 'storybook/test';
import { mirrored, type InboxMessage } from '@stellwerk/domain';
import type { ComponentType } from 'react';
import { plain, storyPage } from '../../shared/mailbox/story-mailbox';
import { usePlayedMailbox } from '../../shared/mailbox/use-played-mailbox';
import type { InboxProps } from './Inbox';

/** Initial data of an inbox story. */
export const inboxPage = (messages: readonly InboxMessage[]) => loadable.ready({ ...storyPage(messages, plain), messages });

/** An inbox with the message of this id open. @param base URL of its page with a query */
export const inboxArgs = (messages: readonly InboxMessage[], openId: string, base: string) => ({
  messages: inboxPage(messages),
  open: undefined,
  unread: undefined,
  state: { ...plain, open: openId },
  onChange: fn(),
  hrefOf: (id: string) => (id === '' ? base : `${base}&message=${id}`),
  onOpened: fn(),
  markRead: fn(() => Promise.resolve()),
  reply: fn(() => Promise.resolve()),
  remove: fn(() => Promise.resolve()),
});

export interface StoryInboxProps extends InboxProps {
  readonly of: ComponentType<InboxProps>;
  readonly side: 'user' | 'platform';
}

/** An inbox with simulated URL and server, for stories only. */
export function StoryInbox({ of: Screen, side, ...props }: StoryInboxProps) {
  return <Screen {...props} {...usePlayedMailbox(props, (message) => mirrored(message, side))} />;
}
