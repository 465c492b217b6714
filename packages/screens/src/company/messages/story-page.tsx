import { use, useState } from 'react';
import { fn } from 'storybook/test';
import type { Meta } from '@storybook/react-vite';
import { dataOf, loadable, mapLoadable } from '@stellwerk/design-system';
import { plain, storyPage, storyUnread } from '../../shared/mailbox/story-mailbox';
import { ready } from '../../testing/story-values';
import { StoryPage } from '../shared/story-page';
import { StoryPath } from '../../testing/story-frame';
import type { Draft } from './MessageDialogs';
import { MessagesScreen, type MessagesScreenProps } from './MessagesScreen';
import { storyMessages, storyRecipients } from './story-data';

/** Plays address and server, for stories only: the open message follows the links, read and deleted ones change the list. */
export function MessagesPage(props: MessagesScreenProps) {
  const [path] = use(StoryPath);
  const followed = new URL(path, window.location.origin).searchParams.get('message');
  const [state, setState] = useState(props.state);
  const [draft, setDraft] = useState<Draft | undefined>(props.draft);
  const [list, setList] = useState(dataOf(props.messages)?.messages ?? []);
  const shown = followed === null ? state : { ...state, open: followed };
  const open = list.find(({ id }) => id === shown.open);
  const read = (id: string) => setList((known) => known.map((one) => (one.id === id ? { ...one, isRead: true } : one)));
  return (
    <MessagesScreen
      {...props}
      state={shown}
      messages={mapLoadable(props.messages, () => storyPage(list, shown))}
      open={open && loadable.ready(open)}
      unread={props.messages.state === 'ready' ? storyUnread(list) : undefined}
      draft={draft}
      onDraft={setDraft}
      onChange={(part) => {
        props.onChange(part);
        setState({ ...state, ...part });
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

/** The messages of the first demo company; the first one is open. */
export const messagesStory = {
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  render: (args) => <MessagesPage {...args} />,
  args: {
    state: { ...plain, open: '1' },
    messages: ready({ ...storyPage(storyMessages, plain), messages: storyMessages }),
    open: undefined,
    unread: undefined,
    hrefOf: (id: string) => (id === '' ? '/company/1/messages' : `/company/1/messages?message=${id}`),
    recipients: storyRecipients,
    draft: undefined,
    backHref: '/company/1/dashboard',
    onDraft: fn(),
    onSend: fn(() => Promise.resolve()),
    onOpened: fn(),
    onChange: fn(),
    onMarkRead: fn(() => Promise.resolve()),
    onDelete: fn(() => Promise.resolve()),
  },
} satisfies Omit<Meta<typeof MessagesScreen>, 'title'>;
