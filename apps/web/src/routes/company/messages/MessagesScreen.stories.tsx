import type { SubmitFailure } from '@stellwerk/forms/message-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import type { Draft } from './MessageDialogs';
import { MessagesScreen, type MessagesScreenProps } from './MessagesScreen';
import { storyMessages, storyRecipients } from './story-data';
import { messagesView, type MessagesState } from './view';

const plain: MessagesState = { search: '', filter: 'all', open: '' };

const meta = {
  title: 'Unternehmen/Nachrichten',
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <main className="sw:mx-auto sw:max-w-page sw:px-4 sw:py-8 sw:md:px-6">{Story()}</main>
      </AppFrame>
    ),
  ],
  args: {
    state: { ...plain, open: '1' },
    view: messagesView(storyMessages, plain),
    failed: false,
    refreshing: false,
    hrefOf: (id: string) => (id === '' ? '/company/1/messages' : `/company/1/messages?message=${id}`),
    recipients: storyRecipients,
    draft: undefined,
    backHref: '/company/1/dashboard',
    onDraft: fn(),
    onSend: fn((): Promise<SubmitFailure | null> => Promise.resolve(null)),
    onChange: fn(),
    onMarkRead: fn(),
    onDelete: fn(() => Promise.resolve()),
    onRefresh: fn(),
  },
  render: function Page(args) {
    const [state, setState] = useState(args.state);
    const [draft, setDraft] = useState<Draft | undefined>(args.draft);
    const change: MessagesScreenProps['onChange'] = (part) => {
      args.onChange(part);
      setState({ ...state, ...part });
    };
    return (
      <MessagesScreen
        {...args}
        state={state}
        view={args.view && messagesView(storyMessages, state)}
        draft={draft}
        onDraft={setDraft}
        onChange={change}
      />
    );
  },
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['CM03', 'CM04'] },
  play: async ({ canvas }) => {
    const list = () => within(canvas.getByRole('list', { name: 'Nachrichten' })).getAllByRole('link');
    await expect(list()).toHaveLength(5);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rückfrage zur Rufbereitschaft' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Ungelesen/ }));
    await expect(list()).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^Gelesen/ }));
    await expect(list()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Alle/ }));
    const search = canvas.getByRole('searchbox', { name: 'Suche' });
    for (const [word, count] of [
      ['Zeugnisse', 1],
      ['fahrräder', 1],
      ['Leon', 2],
      ['von der Lohe', 1],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, word);
      await expect(list()).toHaveLength(count);
    }
  },
};

export const AlsGelesenMarkieren: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Als gelesen markieren' }));
    await expect(args.onMarkRead).toHaveBeenCalledWith(storyMessages.find(({ id }) => id === '1'));
  },
};

export const Löschen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Nachricht löschen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await expect(args.onDelete).toHaveBeenCalledWith(storyMessages.find(({ id }) => id === '1'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const NeueNachricht: Story = {
  parameters: { spec: ['CM05', 'CM10', 'CM11', 'CM12', 'CM13'] },
  args: { state: plain },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neue Nachricht' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Nachricht' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    for (const text of ['Bitte wählen Sie einen Empfänger aus', 'Bitte geben Sie einen Betreff ein', 'Bitte geben Sie eine Nachricht ein'])
      await expect(dialog.getAllByText(text)[0]).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    const recipient = dialog.getByLabelText('Empfänger');
    await expect(
      within(within(recipient).getByRole('group', { name: 'Stellwerk' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Support', 'Vertrieb', 'Buchhaltung']);
    await userEvent.selectOptions(recipient, 'Vertrieb');
    await userEvent.type(dialog.getByLabelText('Betreff'), 'Frage zum Tarif');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Guten Tag');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(args.onSend).toHaveBeenCalledWith({ recipient: 'Vertrieb', subject: 'Frage zum Tarif', content: 'Guten Tag' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SendenScheitert: Story = {
  args: {
    draft: { recipient: '8', subject: 'AW: Ihr Gespräch bei Weserbund' },
    onSend: fn((): Promise<SubmitFailure | null> => Promise.resolve({ summary: ['Nachricht konnte nicht gesendet werden'] })),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Ja, im Hof.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await dialog.findByText('Nachricht konnte nicht gesendet werden')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Ja, im Hof.');
  },
};

export const Antworten: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Antworten' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText('Empfänger')).toHaveDisplayValue('Amelie Thorwald');
    await expect(dialog.getByLabelText('Betreff')).toHaveValue('AW: Rückfrage zur Rufbereitschaft');
  },
};

export const OhneTreffer: Story = {
  args: { state: { ...plain, search: 'Lohnsteuer' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Keine Nachrichten gefunden.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(within(canvas.getByRole('list', { name: 'Nachrichten' })).getAllByRole('link')).toHaveLength(5);
  },
};

export const Leer: Story = {
  args: { state: plain },
  render: (args) => <MessagesScreen {...args} view={messagesView([], plain)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sobald Ihnen jemand schreibt, steht die Nachricht hier.')).toBeVisible();
  },
};

export const Lädt: Story = { args: { view: undefined } };

export const Fehler: Story = {
  args: { view: undefined, failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nachrichten konnten nicht geladen werden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const NurAnkündigung: Story = {
  parameters: { spec: ['CM09'] },
  args: { teaserOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Nachrichten' })).toBeNull();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
