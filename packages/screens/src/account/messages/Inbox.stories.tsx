import { dataOf } from '@stellwerk/design-system';
import { ApiError, type InboxMessage } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { failed, loading, reload } from '../../testing/story-values';
import { given } from '@stellwerk/testing/given';
import { inboxArgs, inboxPage, StoryInbox } from './story-inbox';
import { plain } from '../../shared/mailbox/story-mailbox';
import { StoryArea, storyInbox } from '../story-area';
import { InboxScreen } from './Inbox';

const welcome = storyInbox(5).find(({ senderType }) => senderType === 'company');
const system: InboxMessage = {
  id: '90',
  senderType: 'system',
  subject: 'Ihre Unterlagen werden bald gelöscht',
  content: 'Ihre Unterlagen zu einer beendeten Bewerbung werden am 18.12.2026 gelöscht.',
  isRead: true,
  createdAt: '2026-11-18T06:00:00.000Z',
  company: null,
  recipientType: 'user',
  recipient: null,
  user: null,
};
const messages = [...storyInbox(5), system];

const meta = {
  title: 'Konto/Nachrichten',
  component: InboxScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <StoryArea tab="messages" unread={dataOf(args.messages)?.total === 0 ? 0 : 1}>
        {Story()}
      </StoryArea>
    ),
  ],
  args: inboxArgs(messages, welcome?.id ?? '', '/dashboard?tab=messages'),
  render: (args) => <StoryInbox {...args} of={InboxScreen} side="user" />,
} satisfies Meta<typeof InboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Nachrichten' })).getAllByRole('link');

export const Voll: Story = {
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(messages.length);
    await expect(canvas.getByRole('heading', { level: 2, name: given(welcome).subject })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Gelesen/ }));
    await expect(rows(canvas)).toHaveLength(messages.filter(({ id, isRead }) => isRead || id === welcome?.id).length);
    await userEvent.click(canvas.getByRole('button', { name: /^Alle/ }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'hagenfeld');
    await waitFor(() => expect(rows(canvas)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Suche leeren' }));
    await waitFor(() => expect(rows(canvas)).toHaveLength(messages.length));
  },
};

export const Öffnen: Story = {
  parameters: { spec: ['CM06'] },
  args: { state: plain },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 ungelesen')).toBeVisible();
    const [row] = rows(canvas).filter((link) => link.getAttribute('href')?.endsWith(`message=${welcome?.id}`));
    await userEvent.click(given(row));
    // Its heading is announced (WCAG 4.1.3), followed by its actions.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: given(welcome).subject })).toHaveFocus());
    await expect(args.onOpened).toHaveBeenCalledWith(welcome);
    await expect(canvas.getByText('0 ungelesen')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Antworten' })).toHaveFocus();
  },
};

export const AlsGelesenMarkieren: Story = {
  name: 'Als gelesen markieren',
  args: { state: plain },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Als gelesen markieren/ }));
    await expect(args.markRead).toHaveBeenCalledWith(welcome);
    await expect(await canvas.findByText('Nachricht als gelesen markiert')).toBeVisible();
    await expect(canvas.getByText('0 ungelesen')).toBeVisible();
  },
};

export const Antworten: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Antworten' }));
    await expect(dialog.getByLabelText('Empfänger')).toHaveDisplayValue(given(given(welcome).company).name);
    await expect(dialog.getByLabelText('Betreff')).toHaveValue(`AW: ${welcome?.subject}`);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Vielen Dank, ich freue mich.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(args.reply).toHaveBeenCalledWith(
      { recipient: welcome?.company?.id, subject: `AW: ${welcome?.subject}`, content: 'Vielen Dank, ich freue mich.' },
      expect.objectContaining({ id: welcome?.id }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AntwortenScheitert: Story = {
  name: 'Antwort konnte nicht gesendet werden',
  args: { reply: fn(() => Promise.reject(new ApiError('http', 'x', { status: 500 }))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Vielen Dank.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await dialog.findByText('Nachricht konnte nicht gesendet werden')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Vielen Dank.');
  },
};

export const VomSystem: Story = {
  name: 'Nachricht von Stellwerk',
  args: { state: { ...plain, open: system.id } },
  play: async ({ canvas }) => {
    const article = within(canvas.getByRole('article'));
    await expect(article.getByText('Stellwerk')).toBeVisible();
    await expect(article.queryByRole('button', { name: 'Antworten' })).toBeNull();
  },
};

export const Löschen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Nachricht löschen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await expect(args.remove).toHaveBeenCalledWith(expect.objectContaining({ id: welcome?.id }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Nachricht gelöscht')).toBeVisible();
  },
};

export const LöschenScheitert: Story = {
  name: 'Nachricht konnte nicht gelöscht werden',
  args: { remove: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText('Nachricht konnte nicht gelöscht werden')).toBeVisible();
    await expect(rows(canvas)).toHaveLength(messages.length);
  },
};

export const OhneVerbindung: Story = {
  name: 'Antworten ohne Verbindung: Getipptes bleibt',
  args: { reply: fn(() => Promise.reject(new ApiError('offline', 'x'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Vielen Dank.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await dialog.findByText(/^Keine Internetverbindung/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Vielen Dank.');
  },
};

export const Verschwunden: Story = {
  name: 'Geöffnete Nachricht ist verschwunden',
  render: (args) => <InboxScreen {...args} open={failed()} />,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Diese Nachricht kann nicht angezeigt werden')).toBeVisible();
    await expect(rows(canvas)).toHaveLength(messages.length);
  },
};

export const OhneTreffer: Story = {
  name: 'Ohne Treffer',
  args: { state: { ...plain, search: 'Lohnsteuer' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(rows(canvas)).toHaveLength(messages.length);
  },
};

export const Leer: Story = {
  args: { messages: inboxPage([]), state: plain },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sobald Ihnen ein Unternehmen schreibt, steht die Nachricht hier.')).toBeVisible();
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

export const Dreihundert: Story = {
  name: '300 Nachrichten',
  args: {
    state: plain,
    messages: inboxPage(Array.from({ length: 300 }, (_, index) => ({ ...system, id: String(index), subject: `Mitteilung ${index + 1}` }))),
  },
  play: async ({ canvas }) => {
    await expect(rows(canvas)).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByText('11 bis 20 von 300')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: '300 Nachrichten' })).toHaveFocus();
  },
};

export const TelefonListe: Story = { name: 'Telefon: Liste', args: { state: plain }, globals: { viewport: { value: 'mobile1' } } };
export const TelefonNachricht: Story = {
  name: 'Telefon: geöffnete Nachricht',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zurück zu den Nachrichten' })).toHaveAttribute('href', '/dashboard?tab=messages');
    await expect(canvas.queryByRole('list', { name: 'Nachrichten' })).toBeNull();
  },
};
export const Dunkel: Story = { globals: { theme: 'dark' } };
