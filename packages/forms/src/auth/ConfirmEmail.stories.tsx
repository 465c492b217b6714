import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitHandler } from '@stellwerk/domain';
import { ConfirmEmailForm } from './ConfirmEmailForm';
import type { ConfirmValues } from './schemas';

const meta = {
  title: 'Formulare/Adresse bestätigen',
  component: ConfirmEmailForm,
  parameters: guide({
    when: ['Auf der Seite des Links, der eine E-Mail-Adresse bestätigt. Erst der Klick bestätigt, nie das Öffnen der Seite.'],
    whenNot: ['Für ein vergessenes Passwort: `PasswordForgotForm`.'],
    accessibility: [
      'Gehört die Anmeldung zu einem anderen Konto, wird die Antwort vorgelesen und erhält den Fokus, das Passwortfeld steht darunter.',
    ],
    keyboard: [
      ['Tab', 'durch Feld, Schaltfläche und den Wechsel zum neuen Passwort'],
      ['Eingabe', 'bestätigt aus dem Feld'],
    ],
  }),
} satisfies Meta<typeof ConfirmEmailForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = fn<SubmitHandler<ConfirmValues>>(async () => null);
const args = { signedIn: false, onSubmit: confirm };

export const Passwort: Story = {
  args,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Gleis-sieben-Nord{Enter}');
    await waitFor(() => expect(confirm).toHaveBeenLastCalledWith({ password: 'Gleis-sieben-Nord', newPassword: '' }));
  },
};

export const Angemeldet: Story = {
  args: { ...args, signedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Passwort')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse bestätigen' }));
    await waitFor(() => expect(confirm).toHaveBeenLastCalledWith({ password: '', newPassword: '' }));
  },
};

export const NeuesPasswort: Story = {
  args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ich kenne das Passwort nicht' }));
    await userEvent.type(canvas.getByLabelText('Neues Passwort'), 'kurz{Enter}');
    await expect(await canvas.findByText('Das Passwort braucht mindestens 12 Zeichen.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ich kenne das Passwort' }));
    await expect(canvas.getByLabelText('Passwort')).toBeVisible();
  },
};

export const Dunkel: Story = { args, globals: { theme: 'dark' } };

export const ErzwungeneFarben: Story = { ...forcedColors, args };

export const Schmal: Story = { ...narrow, args };
