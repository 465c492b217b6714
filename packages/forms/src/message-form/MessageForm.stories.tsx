import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { retype } from '@stellwerk/testing/fields';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitHandler } from '@stellwerk/domain';
import { MessageForm, type MessageValues } from './MessageForm';

const fixed = ['Support', 'Vertrieb', 'Buchhaltung'].map((label) => ({ value: label.toLowerCase(), label }));

const meta = {
  title: 'Formulare/Nachricht',
  component: MessageForm,
  parameters: guide({
    when: [
      'Im Fenster „Neue Nachricht“; `defaultValues` für eine Antwort.',
      '`recipients` in Gruppen: die festen Einträge zuerst, dann Bewerbende mit Konto (O40).',
    ],
    whenNot: ['Für Notizen des Teams: `NotesEditor`.'],
    accessibility: [
      'Native Auswahl mit benannten Gruppen. Alle Fehler zugleich, der Fokus geht ins erste Feld.',
      'Betreff höchstens 200, Text höchstens 5.000 Zeichen; darüber sagt es das Feld.',
    ],
    keyboard: [
      ['Tab', 'Empfänger, Betreff, Nachricht, Senden'],
      ['Pfeiltasten', 'wählen den Empfänger'],
      ['Eingabe', 'sendet aus dem Betreff, im Text eine neue Zeile'],
    ],
  }),
  args: {
    recipients: [
      { label: 'Stellwerk', options: fixed },
      { label: 'Bewerbungen', options: [{ value: 'user:7', label: 'Annika Brandt' }] },
    ],
    onSubmit: fn<SubmitHandler<MessageValues>>(async () => null),
    onCancel: fn(),
  },
} satisfies Meta<typeof MessageForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gesendet: Story = {
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Stellwerk' }));
    await expect(group.getAllByRole('option').map((option) => option.textContent)).toEqual(['Support', 'Vertrieb', 'Buchhaltung']);
    await userEvent.selectOptions(canvas.getByLabelText('Empfänger'), 'Annika Brandt');
    await userEvent.type(canvas.getByLabelText('Betreff'), 'Termin');
    await userEvent.type(canvas.getByLabelText('Nachricht'), 'Passt Ihnen Dienstag um zehn Uhr?');
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ recipient: 'user:7', subject: 'Termin', content: 'Passt Ihnen Dienstag um zehn Uhr?' }),
    );
  },
};

/** The recipients arrive after the dialog has opened, like a server response. */
export const EmpfängerKommtNach: Story = {
  name: 'Empfänger kommt nach',
  args: { defaultValues: { recipient: 'user:7' } },
  render: function Later({ recipients = [], ...args }) {
    const [there, setThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setThere(true)}>
          Bewerbungen laden
        </button>
        <MessageForm {...args} recipients={there ? recipients : recipients.slice(0, 1)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Empfänger')).toHaveDisplayValue('Bitte wählen');
    await userEvent.click(canvas.getByRole('button', { name: 'Bewerbungen laden' }));
    await expect(canvas.getByLabelText('Empfänger')).toHaveDisplayValue('Annika Brandt');
    await userEvent.selectOptions(canvas.getByLabelText('Empfänger'), 'Vertrieb');
    await expect(canvas.getByLabelText('Empfänger')).toHaveDisplayValue('Vertrieb');
  },
};

export const FehlendeAngaben: Story = {
  parameters: { spec: ['CM10', 'CM11', 'CM12'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByText('Bitte wählen Sie einen Empfänger aus')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie einen Betreff ein')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie eine Nachricht ein')).toBeVisible();
    await expect(canvas.getByLabelText('Empfänger')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // All three fields are required independently.
    await userEvent.selectOptions(canvas.getByLabelText('Empfänger'), 'Vertrieb');
    for (const [empty, filledIn, text] of [
      ['Betreff', 'Nachricht', 'Bitte geben Sie einen Betreff ein'],
      ['Nachricht', 'Betreff', 'Bitte geben Sie eine Nachricht ein'],
    ] as const) {
      await retype(canvas.getByLabelText(empty), ' ');
      await userEvent.type(canvas.getByLabelText(filledIn), 'Termin');
      await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
      await expect(await canvas.findByText(text)).toBeVisible();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Dunkel: Story = { ...FehlendeAngaben, parameters: {}, globals: { theme: 'dark' } };

const filled = { recipient: 'user:7', subject: 'Termin', content: 'Passt Ihnen Dienstag um zehn Uhr?' };

export const Antwort: Story = {
  args: { defaultValues: { recipient: 'user:7', subject: 'AW: Rückfrage zur Rufbereitschaft' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Empfänger')).toHaveDisplayValue('Annika Brandt');
    await expect(canvas.getByLabelText('Betreff')).toHaveValue('AW: Rückfrage zur Rufbereitschaft');
  },
};

// The text stays, and the server's message is above it.
export const Fehlgeschlagen: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn<SubmitHandler<MessageValues>>(async () => ({ summary: ['Nachricht konnte nicht gesendet werden'] })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Betreff'), '{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nachricht konnte nicht gesendet werden');
    await expect(canvas.getByLabelText('Nachricht')).toHaveValue(filled.content);
  },
};

export const WirdGesendet: Story = {
  args: { defaultValues: filled, onSubmit: fn<SubmitHandler<MessageValues>>(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByRole('button', { name: 'Wird gesendet...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ZuLang: Story = {
  args: { defaultValues: { ...filled, subject: 'x'.repeat(201), content: 'x'.repeat(5001) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await expect(await canvas.findByText('Höchstens 200 Zeichen.')).toBeVisible();
    await expect(canvas.getByText(/^Höchstens 5\.?000 Zeichen\.$/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const DreihundertEmpfänger: Story = {
  args: {
    recipients: [
      { label: 'Stellwerk', options: fixed },
      { label: 'Bewerbungen', options: Array.from({ length: 300 }, (_, index) => ({ value: `user:${index}`, label: `Person ${index}` })) },
      { label: 'Leer', options: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('group', { name: 'Bewerbungen' })).getAllByRole('option')).toHaveLength(300);
    await expect(canvas.queryByRole('group', { name: 'Leer' })).toBeNull();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
