import { ApiError } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MessagesScreen } from './MessagesScreen';
import { plain } from '../../shared/mailbox/story-mailbox';
import { messagesStory } from './story-page';

const meta = { ...messagesStory, title: 'Unternehmen/Nachrichten schreiben und löschen' } satisfies Meta<typeof MessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NeueNachricht: Story = {
  parameters: { spec: ['CM05', 'CM10', 'CM11', 'CM12', 'CM13'] },
  args: { state: plain },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neue Nachricht' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Neue Nachricht' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Senden' }));
    for (const text of ['Bitte wählen Sie einen Empfänger aus', 'Bitte geben Sie einen Betreff ein', 'Bitte geben Sie eine Nachricht ein'])
      await expect(dialog.getAllByText(text)[0]).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
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
    await expect(args.send).toHaveBeenCalledWith({ recipient: 'sales', subject: 'Frage zum Tarif', content: 'Guten Tag' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SendenOhneAnmeldung: Story = {
  parameters: { spec: ['CM16'] },
  args: {
    draft: { recipient: '8', subject: 'AW: Ihr Gespräch bei Weserbund' },
    send: fn(() => Promise.reject(new ApiError('http', 'x', { status: 401 }))),
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
    send: fn(() => Promise.reject(new ApiError('http', 'x', { status: 500 }))),
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

export const Löschen: Story = {
  parameters: { spec: ['CM08'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Nachricht löschen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.remove).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Nachricht gelöscht')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Nachrichten' })).getAllByRole('link')).toHaveLength(4);
  },
};

export const LöschenOhneAnmeldung: Story = {
  name: 'Löschen ohne Anmeldung',
  parameters: { spec: ['CM16'] },
  args: { remove: fn(() => Promise.reject(new ApiError('http', 'x', { status: 401 }))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Nachricht löschen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, löschen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Sie sind nicht angemeldet. Bitte melden Sie sich an.')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Nachrichten' })).getAllByRole('link')).toHaveLength(5);
  },
};

export const Dunkel: Story = { args: { draft: {} }, globals: { theme: 'dark' } };
