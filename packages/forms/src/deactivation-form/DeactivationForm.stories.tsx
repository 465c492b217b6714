import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { retype } from '@stellwerk/testing/fields';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import { DeactivationForm } from './DeactivationForm';

const meta = {
  title: 'Formulare/Deaktivierung',
  component: DeactivationForm,
  parameters: guide({
    when: ['Im Fenster „Unternehmen deaktivieren?“, nur für den Inhaber.'],
    whenNot: ['Für alles, was sich leicht zurücknehmen lässt: `ConfirmDialog`.'],
    accessibility: [
      'Die vier Folgen stehen als Liste vor dem Feld.',
      'Die Schaltfläche bleibt gesperrt, bis der Name buchstabengetreu dasteht; der Grund steht am Feld (CS40).',
      'Ein Fehler wird vorgelesen; der getippte Name bleibt.',
    ],
    keyboard: [
      ['Tab', 'Name, Deaktivieren, Abbrechen'],
      ['Eingabe', 'im Feld: bestätigt, sobald der Name stimmt'],
    ],
  }),
  args: { companyName: 'Nordbahn Signaltechnik GmbH', onConfirm: fn(async () => null), onCancel: fn() },
} satisfies Meta<typeof DeactivationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const wrong = 'Bitte geben Sie den Namen des Unternehmens korrekt ein, um zu bestätigen.';

export const Name: Story = {
  name: 'Name bestätigt',
  parameters: { spec: ['CS39', 'CS40', 'CS42'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Das Profil wird nicht mehr öffentlich angezeigt.',
      'Stellenanzeigen werden archiviert.',
      'Abonnements werden gekündigt.',
      'Daten bleiben erhalten und das Unternehmen kann reaktiviert werden.',
    ]);
    const confirm = canvas.getByRole('button', { name: 'Unternehmen deaktivieren' });
    const field = canvas.getByLabelText('Name des Unternehmens');
    const name = args.companyName;
    await expect(confirm).toBeDisabled();
    await expect(canvas.getByText(wrong)).toBeVisible();
    for (const near of [
      name.toLowerCase(),
      ` ${name}`,
      `${name} `,
      name.slice(0, -1),
      name.slice(1),
      `${name}s`,
      name.replace(' ', '  '),
    ]) {
      // Set in one change, because only the final value matters.
      await fireEvent.change(field, { target: { value: near } });
      await expect(confirm, near).toBeDisabled();
      await expect(canvas.getByText(wrong)).toBeVisible();
      await userEvent.type(field, '{Enter}');
    }
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await retype(field, 'Nordbahn Signaltechnik GmbH');
    await expect(canvas.queryByText(wrong)).toBeNull();
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce());
  },
};

export const Fehlgeschlagen: Story = {
  args: { companyName: 'Auriga', onConfirm: fn(() => Promise.reject(new Error('500'))) },
  parameters: { spec: ['CS15'] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name des Unternehmens'), 'Auriga');
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen deaktivieren' }));
    await expect(await canvas.findByText('Fehler beim Deaktivieren des Unternehmens. Bitte versuchen Sie es später erneut.')).toBeVisible();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const WirdDeaktiviert: Story = {
  name: 'Wird deaktiviert',
  args: { companyName: 'Auriga', onConfirm: fn(() => new Promise<null>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name des Unternehmens'), 'Auriga{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Wird deaktiviert...' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText('Name des Unternehmens'), '{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const LangerName: Story = {
  ...narrow,
  name: 'Langer Name, 320 px',
  args: { companyName: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit' },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
