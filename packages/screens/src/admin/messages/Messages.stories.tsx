import { readInbox } from '@stellwerk/domain';
import { fixtures, inboxMessageWire } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { given } from '@stellwerk/testing/given';
import { inboxArgs, inboxPage, StoryInbox } from '../../account/messages/story-inbox';
import { plain } from '../../shared/mailbox/story-mailbox';
import { failed, loading, reload } from '../../testing/story-values';
import { AdminStoryPage } from '../story-page';
import { MessagesScreen } from './MessagesScreen';

const { messages } = readInbox(
  fixtures.messages.filter(({ recipient }) => recipient !== null).map((row) => inboxMessageWire(fixtures, row)),
);
const question = messages.find(({ isRead, senderType }) => !isRead && senderType === 'company');

const meta = {
  title: 'Verwaltung/Nachrichten',
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminStoryPage tab="messages" waiting={{ messages: 1 }}>
        {Story()}
      </AdminStoryPage>
    ),
  ],
  args: inboxArgs(messages, question?.id ?? '', '/admin?tab=messages'),
  render: (args) => <StoryInbox {...args} of={MessagesScreen} side="platform" />,
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Nachrichten' })).getAllByRole('link');

export const Voll: Story = {
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(messages.length);
    const article = within(canvas.getByRole('article'));
    await expect(article.getByText(`${given(given(question).company).name} (Support)`)).toBeVisible();
    await expect(article.getByText(/zwei Personen/)).toBeVisible();
  },
};

export const Antworten: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Antworten' }));
    await expect(dialog.getByLabelText('Empfänger')).toHaveDisplayValue(`${given(given(question).company).name} (Support)`);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Geben Sie sie einfach weiter.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(args.reply).toHaveBeenCalledWith(
      expect.objectContaining({ content: 'Geben Sie sie einfach weiter.' }),
      expect.objectContaining({ id: question?.id, recipient: 'support' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Nachricht gesendet')).toBeVisible();
  },
};

export const Leer: Story = {
  args: { messages: inboxPage([]), state: plain },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sobald ein Unternehmen an Support/)).toBeVisible();
  },
};

export const Lädt: Story = {
  args: { messages: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  args: { messages: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Nachrichten konnten nicht geladen werden')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const TelefonListe: Story = { name: 'Telefon: Liste', args: { state: plain }, globals: { viewport: { value: 'mobile1' } } };
export const TelefonNachricht: Story = { name: 'Telefon: geöffnete Nachricht', globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
