import { useState } from 'react';
import { fn } from 'storybook/test';
import type { Meta } from '@storybook/react-vite';
import { plain, storyPage } from '../../shared/mailbox/story-mailbox';
import { usePlayedMailbox } from '../../shared/mailbox/use-played-mailbox';
import { ready } from '../../testing/story-values';
import { StoryPage } from '../shared/story-page';
import type { Draft } from './MessageDialogs';
import { MessagesScreen, type MessagesScreenProps } from './MessagesScreen';
import { storyMessages, storyRecipients } from './story-data';

/** The messages with simulated URL and server, for stories only. */
export function MessagesPage(props: MessagesScreenProps) {
  const [draft, setDraft] = useState<Draft | undefined>(props.draft);
  return <MessagesScreen {...props} {...usePlayedMailbox(props)} draft={draft} onDraft={setDraft} />;
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
    send: fn(() => Promise.resolve()),
    onOpened: fn(),
    onChange: fn(),
    markRead: fn(() => Promise.resolve()),
    remove: fn(() => Promise.resolve()),
  },
} satisfies Omit<Meta<typeof MessagesScreen>, 'title'>;
