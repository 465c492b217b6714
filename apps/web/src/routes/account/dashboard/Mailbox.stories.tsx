import type { AnswerOf } from '@stellwerk/domain/endpoints';
import { fixtures, inboxMessageWire, messagePageWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, asked } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import { ownPages } from '../story-head';
import { ownAreaAnswers } from './story-answers';

const messages = fixtures.messages.filter(({ userId }) => userId === 5).map((row) => inboxMessageWire(fixtures, row));
const unread = messages.filter(({ recipientType, isRead }) => recipientType === 'user' && !isRead).length;
const messageOf = (id: string) => given(messages.find((message) => String(message.id) === id));

const meta = {
  title: 'Konto/Nachrichten und Suchaufträge mit Beispieldaten',
  ...asDemoUser('candidate', {
    ...ownAreaAnswers,
    myMessages: ({ query }) => messagePageWire(messages, query, 'user'),
    unreadMessages: () => ({ own: unread, companies: [], platform: null }),
    message: ({ params: { id } }) => messageOf(id),
    markMessageRead: ({ params: { id } }) => ({ ...messageOf(id), isRead: true }),
    sendMessage: () => given(messages[0]),
  }),
  args: { at: '/dashboard?tab=messages', pages: ownPages },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A reply goes to the company of the open message. */
export const Antworten: Story = {
  parameters: { spec: ['O41'] },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Nachrichten' }));
    const [first] = await list.findAllByRole('link', { name: /Weserbund/ });
    await userEvent.click(first ?? document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Antworten' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Gern.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByText('Nachricht gesendet')).toBeVisible();
    await expect(asked('sendMessage')).toMatchObject([
      { body: { companyId: 1, senderType: 'user', recipientType: 'company', content: 'Gern.' } },
    ]);
  },
};

export const UngelesenInDerÜbersicht: Story = {
  name: 'Ungelesene Nachrichten in der Übersicht',
  parameters: { spec: ['O10'] },
  args: { at: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(unread === 1 ? '1 ungelesene Nachricht' : `${unread} ungelesene Nachrichten`)).toBeVisible();
  },
};

const alert: AnswerOf<'ownJobAlerts'>[number] = {
  id: 7,
  rhythm: 'WEEKLY',
  query: { search: 'Leitstelle' },
  createdAt: '2026-11-20T09:00:00.000Z',
  nextDigestAt: null,
};

export const SuchauftragLöschen: Story = {
  name: 'Suchauftrag löschen',
  parameters: { spec: ['O93'] },
  args: { at: '/dashboard?tab=alerts' },
  beforeEach: ({ msw }) => {
    msw.use(
      ...answers({
        ownJobAlerts: () => (asked('deleteJobAlert').length === 0 ? [alert] : []),
        deleteJobAlert: () => ({ success: true, message: '' }),
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Löschen: Leitstelle/ }));
    await waitFor(() => expect(asked('deleteJobAlert')).toMatchObject([{ params: { alertId: '7' } }]));
    await expect(await canvas.findByText('Sie haben keinen Suchauftrag.')).toBeVisible();
  },
};
