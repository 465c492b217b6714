import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitHandler } from '@stellwerk/domain';
import { PasswordForgotForm, PasswordResetForm } from './PasswordForms';
import type { ForgotValues, ResetValues } from './schemas';

const meta = {
  title: 'Formulare/Passwort',
  parameters: guide({
    when: [
      '`PasswordForgotForm` fordert den Link an, `PasswordResetForm` setzt das neue Passwort. Nach dem Erfolg steht der Satz an Stelle des Formulars.',
    ],
    whenNot: ['Zum Ändern bei bestehender Anmeldung: der Abschnitt im Profil.'],
    accessibility: [
      'Dieselbe Antwort, ob es das Konto gibt oder nicht (Entscheidung 9); sie wird vorgelesen.',
      'Das neue Passwort sagt, wie viele Zeichen fehlen. Nach einem Fehler bleibt es stehen.',
    ],
    keyboard: [
      ['Tab', 'durch die Felder zur Schaltfläche'],
      ['Eingabe', 'sendet aus jedem Feld'],
    ],
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const forgot = fn<SubmitHandler<ForgotValues>>(async () => null);
const reset = fn<SubmitHandler<ResetValues>>(async () => null);
const expired = fn<SubmitHandler<ResetValues>>(async () => ({ summary: ['Der Link ist abgelaufen. Bitte fordern Sie einen neuen an.'] }));

export const Vergessen: Story = { render: () => <PasswordForgotForm loginHref="/login" onSubmit={forgot} /> };

export const LinkAngefordert: Story = {
  render: () => <PasswordForgotForm loginHref="/login" onSubmit={forgot} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link anfordern' }));
    await expect(await canvas.findByText('Bitte geben Sie eine gültige E-Mail-Adresse an.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Link anfordern' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Wenn es zu dieser Adresse ein Konto gibt, ist der Link unterwegs.');
    await expect(forgot).toHaveBeenLastCalledWith({ email: 'annika.brandt@post.example' });
  },
};

export const NeuesPasswort: Story = {
  render: () => <PasswordResetForm loginHref="/login" onSubmit={reset} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Neues Passwort'), 'Gleis-sieben-Nord');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort speichern' }));
    await waitFor(() => expect(reset).toHaveBeenLastCalledWith({ password: 'Gleis-sieben-Nord' }));
    await expect(await canvas.findByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/login');
  },
};

export const LinkAbgelaufen: Story = {
  render: () => <PasswordResetForm loginHref="/login" onSubmit={expired} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Neues Passwort'), 'Gleis-sieben-Nord');
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort speichern' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Link ist abgelaufen.');
    await expect(canvas.getByLabelText('Neues Passwort')).toHaveValue('Gleis-sieben-Nord');
  },
};

export const ZuKurz: Story = {
  render: () => <PasswordResetForm loginHref="/login" onSubmit={reset} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Neues Passwort'), 'kurz{Enter}');
    await expect(await canvas.findByText('Das Passwort braucht mindestens 12 Zeichen.')).toBeVisible();
    await expect(canvas.getByLabelText('Neues Passwort')).toHaveFocus();
  },
};

export const Dunkel: Story = { ...ZuKurz, globals: { theme: 'dark' } };

export const ErzwungeneFarben: Story = { ...forcedColors, render: () => <PasswordResetForm loginHref="/login" onSubmit={reset} /> };

export const Schmal: Story = { ...narrow, render: () => <PasswordResetForm loginHref="/login" onSubmit={reset} /> };
