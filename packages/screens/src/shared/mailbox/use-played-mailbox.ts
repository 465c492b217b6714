import { dataOf, loadable, mapLoadable } from '@stellwerk/design-system';
import type { Message } from '@stellwerk/domain';
import { use, useState } from 'react';
import { StoryPath } from '../../testing/story-frame';
import type { MailboxControl } from './control';
import { storyPage, storyUnread } from './story-mailbox';

/**
 * Simulates URL and server, for stories only: links open messages, read and deleted ones change the
 * list.
 * @param seen maps a message to its version in the mailbox.
 * @default unchanged
 */
export function usePlayedMailbox<M extends Message>(
  props: MailboxControl<M>,
  seen: (message: M) => Message = (one) => one,
): MailboxControl<M> {
  const [path] = use(StoryPath);
  const followed = new URL(path, window.location.origin).searchParams.get('message');
  const [state, setState] = useState(props.state);
  const [list, setList] = useState(dataOf(props.messages)?.messages ?? []);
  const shown = followed === null ? state : { ...state, open: followed };
  const open = list.find(({ id }) => id === shown.open);
  const read = (id: string) => setList((known) => known.map((one) => (one.id === id ? { ...one, isRead: true } : one)));
  return {
    state: shown,
    messages: mapLoadable(props.messages, () => storyPage(list, shown, seen)),
    open: open && loadable.ready(open),
    unread: props.messages.state === 'ready' ? storyUnread(list.map(seen)) : undefined,
    hrefOf: props.hrefOf,
    onChange: (part) => {
      props.onChange(part);
      setState({ ...state, ...part });
    },
    onOpened: (message) => {
      props.onOpened(message);
      read(message.id);
    },
    markRead: async (message) => {
      await props.markRead(message);
      read(message.id);
    },
    remove: async (message) => {
      await props.remove(message);
      setList((known) => known.filter(({ id }) => id !== message.id));
    },
  };
}
