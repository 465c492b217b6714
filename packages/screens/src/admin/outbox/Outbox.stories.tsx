import { ApiError, type MailText } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { useStoryState, failed, loading, ready, reload } from '../../testing/story-values';
import { storyMailText, storyOutboxPage } from '../story-data';
import { AdminStoryPage } from '../story-page';
import { ALL_MAILS } from './list';
import { OutboxScreen } from './OutboxScreen';

const meta = {
  title: 'Verwaltung/Postausgang',
  component: OutboxScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStoryPage tab="outbox">{Story()}</AdminStoryPage>],
  args: {
    mails: ready(storyOutboxPage(ALL_MAILS)),
    text: ready<MailText>(storyMailText),
    state: ALL_MAILS,
    onChange: fn(),
    onChoose: fn(),
    onRetry: fn((): Promise<unknown> => Promise.resolve()),
  },
  render: function Page(args, { parameters: { rounds } }) {
    const [state, change] = useStoryState(args.state);
    // The server searches, filters and pages.
    const { mails } = args;
    const page = mails.state === 'ready' && mails.data.total > 0 ? ready(storyOutboxPage(state, rounds)) : mails;
    return <OutboxScreen {...args} mails={page} state={state} onChange={change} />;
  },
} satisfies Meta<typeof OutboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const read = async (canvas: Canvas, subject: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Ansehen von „${subject}“` }));
  return within(await screen.findByRole('dialog', { name: subject }));
};

export const Voll: Story = {
  play: async ({ canvas }) => {
    const reset = within(canvas.getByRole('row', { name: /Neues Passwort festlegen/ }));
    await expect(reset.getByText('Wartet')).toBeVisible();
    await expect(reset.getByText('3 Versuche gescheitert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Versendet/ }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Gescheitert/ }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Alle/ }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(5);
  },
};

export const Ansehen: Story = {
  name: 'Eine E-Mail ansehen',
  play: async ({ args, canvas }) => {
    const dialog = await read(canvas, 'Neues Passwort festlegen');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ subject: 'Neues Passwort festlegen' }));
    await expect(dialog.getByTitle('Inhalt der E-Mail')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Erneut senden' })).toBeNull();
  },
};

export const AnsehenOhneInhalt: Story = {
  name: 'Eine E-Mail ohne Inhalt',
  args: { text: ready({ ...storyMailText, text: '', html: '' }) },
  play: async ({ canvas }) => {
    const dialog = await read(canvas, 'Ihre Bewerbung ist eingegangen');
    await expect(dialog.getByText('Der Inhalt dieser E-Mail ist nicht mehr vorhanden.')).toBeVisible();
  },
};

export const AnsehenLädt: Story = {
  name: 'Eine E-Mail lädt',
  args: { text: loading() },
  play: async ({ canvas }) => {
    const dialog = await read(canvas, 'Neues Passwort festlegen');
    await expect(dialog.queryByTitle('Inhalt der E-Mail')).toBeNull();
  },
};

export const AnsehenFehler: Story = {
  name: 'Eine E-Mail lädt nicht',
  args: { text: failed() },
  play: async ({ canvas }) => {
    const dialog = await read(canvas, 'Neues Passwort festlegen');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Die E-Mail konnte nicht geladen werden');
  },
};

export const ErneutSenden: Story = {
  name: 'Ablauf: erneut senden',
  play: async ({ args, canvas }) => {
    const dialog = await read(canvas, 'Einladung in das Team von Weserbund');
    await userEvent.click(dialog.getByRole('button', { name: 'Erneut senden' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await screen.findByText('Die E-Mail an v.szabo@weserbund.example wird noch einmal gesendet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ErneutSendenScheitert: Story = {
  name: 'Erneut senden scheitert',
  args: { onRetry: fn(() => Promise.reject(new ApiError('http', '', { status: 500, serverMessage: '' }))) },
  play: async ({ canvas }) => {
    const dialog = await read(canvas, 'Einladung in das Team von Weserbund');
    await userEvent.click(dialog.getByRole('button', { name: 'Erneut senden' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Die E-Mail konnte nicht erneut gesendet werden.');
  },
};

export const OhneTreffer: Story = {
  name: 'Ohne Treffer',
  args: { state: { ...ALL_MAILS, search: 'niemand@mail.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filter zurücksetzen' })).toBeVisible();
  },
};

export const Leer: Story = {
  args: { mails: ready({ mails: [], total: 0, page: 1, counts: { all: 0, waiting: 0, sent: 0, failed: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Es wurde noch nichts verschickt.')).toBeVisible();
  },
};

export const Lädt: Story = { args: { mails: loading() } };

export const Fehler: Story = {
  args: { mails: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Der Postausgang konnte nicht geladen werden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Dreihundert: Story = {
  name: '300 E-Mails',
  parameters: { rounds: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 bis 20 von 300')).toBeVisible();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
