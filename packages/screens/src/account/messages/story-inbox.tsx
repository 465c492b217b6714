import { dataOf, loadable, mapLoadable } from '@stellwerk/design-system';
import { mirrored, type InboxMessage } from '@stellwerk/domain';
import { use, useState, type ComponentType } from 'react';
import { StoryPath } from '../../testing/story-frame';
import type { InboxProps } from './Inbox';
import { plain, storyPage, storyUnread } from '../../shared/mailbox/story-mailbox';

/** What a story of an inbox begins with. */
export const inboxPage = (messages: readonly InboxMessage[]) => loadable.ready({ ...storyPage(messages, plain), messages });

export interface StoryInboxProps extends InboxProps {
  readonly of: ComponentType<InboxProps>;
  readonly side: 'user' | 'platform';
}

/** Plays address and server: the open message follows the links, read and deleted ones change the list. For stories only. */
export function StoryInbox({ of: Screen, side, ...props }: StoryInboxProps) {
  const [path] = use(StoryPath);
  const followed = new URL(path, window.location.origin).searchParams.get('message');
  const [state, setState] = useState(props.state);
  const [list, setList] = useState(dataOf(props.messages)?.messages ?? []);
  const shown = followed === null ? state : { ...state, open: followed };
  const open = list.find(({ id }) => id === shown.open);
  const seen = (message: InboxMessage) => mirrored(message, side);
  const read = (id: string) => setList((known) => known.map((one) => (one.id === id ? { ...one, isRead: true } : one)));
  return (
    <Screen
      {...props}
      state={shown}
      messages={mapLoadable(props.messages, () => storyPage(list, shown, seen))}
      open={open && loadable.ready(open)}
      unread={props.messages.state === 'ready' ? storyUnread(list.map(seen)) : undefined}
      onChange={(change) => {
        props.onChange(change);
        setState({ ...state, ...change });
      }}
      onOpened={(message) => {
        props.onOpened(message);
        read(message.id);
      }}
      onMarkRead={async (message) => {
        await props.onMarkRead(message);
        read(message.id);
      }}
      onDelete={async (message) => {
        await props.onDelete(message);
        setList((known) => known.filter(({ id }) => id !== message.id));
      }}
    />
  );
}
