import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../data/api-error';
import { StoryPage } from '../shared/StoryPage';
import type { Draft } from './MessageDialogs';
import { MessagesScreen, type MessagesScreenProps } from './MessagesScreen';
import { storyMessages, storyRecipients } from './story-data';
import { messagesView, type MessagesState } from './view';

const plain: MessagesState = { search: '', filter: 'all', open: '' };

/** Plays address and server: the open message follows the links, read and deleted ones change the list. */
function Page(props: MessagesScreenProps) {
  const { search } = useLocation();
  const followed = new URLSearchParams(search).get('message');
  const [state, setState] = useState(props.state);
  const [draft, setDraft] = useState<Draft | undefined>(props.draft);
  const [list, setList] = useState(storyMessages);
  const shown = followed === null ? state : { ...state, open: followed };
  const read = (id: string) => setList((known) => known.map((one) => (one.id === id ? { ...one, isRead: true } : one)));
  return (
    <MessagesScreen
      {...props}
      state={shown}
      view={props.view && messagesView(list, shown)}
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

const meta = {
  title: 'Unternehmen/Nachrichten',
  component: MessagesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
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
    onSend: fn(() => Promise.resolve()),
    onOpened: fn(),
    onChange: fn(),
    onMarkRead: fn(() => Promise.resolve()),
    onDelete: fn(() => Promise.resolve()),
    onRefresh: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Voll: Story = {
  // The first message is open, and read by that.
  parameters: { spec: ['CM03', 'CM04'] },
  play: async ({ canvas }) => {
    const list = () => within(canvas.getByRole('list', { name: 'Nachrichten' })).getAllByRole('link');
    await expect(list()).toHaveLength(5);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rückfrage zur Rufbereitschaft' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Ungelesen/ }));
    await expect(list()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Gelesen/ }));
    await expect(list()).toHaveLength(3);
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

const open = async (canvas: Canvas, id: string): Promise<void> => {
  const link = canvas.getAllByRole('link').find((one) => one.getAttribute('href')?.endsWith(`message=${id}`));
  if (link === undefined) throw new Error(`Die Nachricht ${id} fehlt.`);
  await userEvent.click(link);
};

export const Öffnen: Story = {
  parameters: { spec: ['CM06'] },
  args: { state: plain },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 ungelesen')).toBeVisible();
    const unread = storyMessages.find(({ id }) => id === '3');
    await open(canvas, '3');
    await expect(await canvas.findByRole('heading', { level: 2, name: unread?.subject })).toBeVisible();
    await expect(args.onOpened).toHaveBeenCalledWith(unread);
    await expect(canvas.getByText('2 ungelesen')).toBeVisible();
    // A read one is not told of again.
    await open(canvas, '2');
    await expect(args.onOpened).toHaveBeenCalledOnce();
  },
};

export const AlsGelesenMarkieren: Story = {
  parameters: { spec: ['CM06', 'CM07'] },
  args: { state: plain },
  play: async ({ args, canvas }) => {
    const [mark] = canvas.getAllByRole('button', { name: /^Als gelesen markieren/ });
    if (mark === undefined) throw new Error('Die Schaltfläche fehlt.');
    await userEvent.click(mark);
    await expect(args.onMarkRead).toHaveBeenCalledWith(storyMessages.find(({ id }) => id === '1'));
    await expect(await canvas.findByText('Nachricht als gelesen markiert')).toBeVisible();
    await expect(canvas.getByText('2 ungelesen')).toBeVisible();
  },
};

export const MarkierenScheitert: Story = {
  args: { state: plain, onMarkRead: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ canvas }) => {
    const [mark] = canvas.getAllByRole('button', { name: /^Als gelesen markieren/ });
    if (mark === undefined) throw new Error('Die Schaltfläche fehlt.');
    await userEvent.click(mark);
    await expect(await canvas.findByText('Nachricht konnte nicht als gelesen markiert werden')).toBeVisible();
    await expect(canvas.getByText('3 ungelesen')).toBeVisible();
  },
};

export const Löschen: Story = {
  parameters: { spec: ['CM08'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Nachricht löschen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Nachricht gelöscht')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Nachrichten' })).getAllByRole('link')).toHaveLength(4);
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

export const SendenOhneAnmeldung: Story = {
  parameters: { spec: ['CM16'] },
  args: {
    draft: { recipient: '8', subject: 'AW: Ihr Gespräch bei Weserbund' },
    onSend: fn(() => Promise.reject(new ApiError('http', 'x', { status: 401 }))),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nachricht' }), 'Ja, im Hof.');
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    await expect(await dialog.findByText('Sie sind nicht angemeldet. Bitte melden Sie sich an.')).toBeVisible();
  },
};

export const SendenScheitert: Story = {
  parameters: { spec: ['CM18'] },
  args: {
    draft: { recipient: '8', subject: 'AW: Ihr Gespräch bei Weserbund' },
    onSend: fn(() => Promise.reject(new ApiError('http', 'x', { status: 500 }))),
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
  parameters: { spec: ['CM17'] },
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

export const EineNachricht: Story = {
  args: { state: plain },
  render: (args) => <MessagesScreen {...args} view={messagesView(storyMessages.slice(0, 1), plain)} />,
};

export const VieleNachrichten: Story = {
  args: { state: plain },
  render: (args) => {
    const [first] = storyMessages;
    const many = first === undefined ? [] : Array.from({ length: 300 }, (_, index) => ({ ...first, id: String(index) }));
    return <MessagesScreen {...args} view={messagesView(many, plain)} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300 ungelesen')).toBeVisible();
  },
};

export const LangeWörter: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => {
    const long = storyMessages.map((message) => ({
      ...message,
      subject: 'Rechtsschutzversicherungsgesellschaftenzusammenschlussvertragsentwurf zur Durchsicht',
      content: `${message.content} Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.`,
    }));
    return <MessagesScreen {...args} state={{ ...plain, open: '1' }} view={messagesView(long, { ...plain, open: '1' })} />;
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } }, args: { state: plain } };

export const TelefonGeöffnet: Story = {
  name: 'Telefon, geöffnet',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Nachrichten' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Zurück zu den Nachrichten' })).toBeVisible();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };
