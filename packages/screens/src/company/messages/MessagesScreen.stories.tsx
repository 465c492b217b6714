import { ApiError, type Message } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import { given } from '@stellwerk/testing/given';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { MessagesScreen } from './MessagesScreen';
import { storyMessages } from './story-data';
import { plain, storyPage } from '../../shared/mailbox/story-mailbox';
import { MessagesPage, messagesStory } from './story-page';

const pageOf = (messages: readonly Message[]) => ready({ ...storyPage(messages, plain), messages });

const meta = { ...messagesStory, title: 'Unternehmen/Nachrichten' } satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  // The first message is open, which marks it as read.
  parameters: { spec: ['CM03', 'CM04'] },
  play: async ({ canvas }) => {
    const shown = () =>
      within(canvas.getByRole('list', { name: 'Nachrichten' }))
        .getAllByRole('link')
        .map((link) => /message=(\d+)/.exec(link.getAttribute('href') ?? '')?.[1])
        .toSorted();
    const idsOf = (found: (message: Message) => boolean) =>
      storyMessages
        .filter(found)
        .map(({ id }) => id)
        .toSorted();
    await expect(shown()).toEqual(idsOf(() => true));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rückfrage zur Rufbereitschaft' })).toBeVisible();
    const received = storyMessages.filter(({ recipientType }) => recipientType === 'company');
    const unread = idsOf((message) => received.includes(message) && !message.isRead && message.id !== '1');
    await userEvent.click(canvas.getByRole('button', { name: /^Ungelesen/ }));
    await expect(shown()).toEqual(unread);
    await userEvent.click(canvas.getByRole('button', { name: /^Gelesen/ }));
    await expect(shown()).toEqual(idsOf(({ id }) => !unread.includes(id)));
    await userEvent.click(canvas.getByRole('button', { name: /^Alle/ }));
    await expect(shown()).toEqual(idsOf(() => true));
    const search = canvas.getByRole('searchbox', { name: 'Suche' });
    for (const [word, textOf] of [
      ['Zeugnisse', ({ subject }: Message) => subject],
      ['fahrräder', ({ content }: Message) => content],
      ['Leon', ({ user }: Message) => user?.firstName],
      ['von der Lohe', ({ user }: Message) => user?.lastName],
    ] as const) {
      const found = idsOf((message) => textOf(message)?.toLowerCase().includes(word.toLowerCase()) === true);
      await expect(found).not.toEqual([]);
      await retype(search, word);
      await waitFor(() => expect(shown()).toEqual(found));
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
    // Its heading is announced (WCAG 4.1.3), followed by its actions.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: given(unread).subject })).toHaveFocus());
    await expect(args.onOpened).toHaveBeenCalledWith(unread);
    await expect(canvas.getByText('2 ungelesen')).toBeVisible();
    // A message that is already read triggers no second call.
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
    await expect(args.markRead).toHaveBeenCalledWith(storyMessages.find(({ id }) => id === '1'));
    await expect(await canvas.findByText('Nachricht als gelesen markiert')).toBeVisible();
    await expect(canvas.getByText('2 ungelesen')).toBeVisible();
  },
};

export const MarkierenScheitert: Story = {
  args: { state: plain, markRead: fn(() => Promise.reject(new Error('500'))) },
  play: async ({ canvas }) => {
    const [mark] = canvas.getAllByRole('button', { name: /^Als gelesen markieren/ });
    if (mark === undefined) throw new Error('Die Schaltfläche fehlt.');
    await userEvent.click(mark);
    await expect(await canvas.findByText('Nachricht konnte nicht als gelesen markiert werden')).toBeVisible();
    await expect(canvas.getByText('3 ungelesen')).toBeVisible();
  },
};

export const MarkierenOhneAnmeldung: Story = {
  name: 'Markieren ohne Anmeldung',
  parameters: { spec: ['CM16'] },
  args: { state: plain, markRead: fn(() => Promise.reject(new ApiError('http', 'x', { status: 401 }))) },
  play: async ({ canvas }) => {
    await userEvent.click(given(canvas.getAllByRole('button', { name: /^Als gelesen markieren/ })[0]));
    await expect(await canvas.findByText('Sie sind nicht angemeldet. Bitte melden Sie sich an.')).toBeVisible();
    await expect(canvas.getByText('3 ungelesen')).toBeVisible();
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
  render: (args) => <MessagesPage {...args} messages={pageOf([])} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sobald Ihnen jemand schreibt, steht die Nachricht hier.')).toBeVisible();
  },
};

export const Lädt: Story = {
  args: { messages: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  parameters: { spec: ['CM17', 'CM19'] },
  args: { messages: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Nachrichten' })).toBeNull();
    await expect(
      within(canvas.getByRole('alert')).getByRole('heading', { name: 'Nachrichten konnten nicht geladen werden' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

/** Sample messages replace a failure only if they are passed. */
export const Beispieldaten: Story = {
  parameters: { spec: ['CM19'] },
  args: { messages: failed(), state: plain, samples: storyMessages.filter(({ isRead }) => isRead) },
  render: (args) => <MessagesScreen {...args} />,
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('Nachrichten konnten nicht geladen werden')).toBeVisible();
    await expect(alert.getByText('Die Einträge unten sind Beispieldaten.')).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'Nachrichten' })).getByRole('link', { name: /Eine Stellenanzeige endet bald/ }),
    ).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
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
  render: (args) => <MessagesPage {...args} messages={pageOf(storyMessages.slice(0, 1))} />,
};

export const VieleNachrichten: Story = {
  name: '300 Nachrichten',
  args: { state: plain },
  render: (args) => {
    const [first] = storyMessages;
    const many = first === undefined ? [] : Array.from({ length: 300 }, (_, index) => ({ ...first, id: String(index) }));
    return <MessagesPage {...args} messages={pageOf(many)} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('300 ungelesen')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Nachrichten' })).getAllByRole('link')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByText('11 bis 20 von 300')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '300 Nachrichten' })).toHaveFocus();
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
    return <MessagesPage {...args} state={{ ...plain, open: '1' }} messages={pageOf(long)} />;
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
