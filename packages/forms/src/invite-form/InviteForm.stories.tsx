import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitHandler } from '@stellwerk/domain';
import { InviteForm, type InviteValues } from './InviteForm';

const meta = {
  title: 'Formulare/Einladung',
  component: InviteForm,
  parameters: guide({
    when: ['Im Fenster „Einladen“ des Teams; `defaultValues`, wenn ein vorhandenes Mitglied eingeladen wird.'],
    whenNot: ['Zum Anlegen eines Eintrags ohne Konto: `TeamMemberForm`.'],
    accessibility: [
      'Fehler stehen am Feld, Erfolg als Statusmeldung im Formular, ein Fehler des Servers als Hinweis darüber; alles wird vorgelesen.',
      'Nach einem Fehler bleibt die Adresse stehen.',
    ],
    keyboard: [
      ['Tab', 'durch die Felder zur Schaltfläche'],
      ['Eingabe', 'sendet aus jedem Feld'],
    ],
  }),
  args: { onSubmit: fn<SubmitHandler<InviteValues>>(async () => null), onCancel: fn() },
} satisfies Meta<typeof InviteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gesendet: Story = {
  parameters: { spec: ['CT24', 'CT26'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'deniz.arslan@nordbahn.example');
    await userEvent.type(canvas.getByLabelText('Vorname (optional)'), 'Deniz');
    const role = canvas.getByLabelText('Rolle');
    await expect(role).toHaveAccessibleDescription(/^Liest und bewertet Bewerbungen/);
    await userEvent.selectOptions(role, 'Recruiter');
    await expect(role).toHaveAccessibleDescription(/^Bearbeitet dazu Stellenanzeigen/);
    await userEvent.click(canvas.getByRole('button', { name: 'Einladung senden' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'deniz.arslan@nordbahn.example',
        firstName: 'Deniz',
        lastName: '',
        position: '',
        role: 'RECRUITER',
      }),
    );
    await expect(await canvas.findByText('Einladung erfolgreich gesendet!')).toBeVisible();
  },
};

export const OhneAdresse: Story = {
  parameters: { spec: ['CT21', 'CT22'] },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Einladung senden' });
    await userEvent.click(send);
    await expect(await canvas.findByText('Bitte geben Sie eine E-Mail-Adresse ein.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'abc');
    await userEvent.click(send);
    await expect(await canvas.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Fehlgeschlagen: Story = {
  args: {
    defaultValues: { email: 'deniz.arslan@nordbahn.example' },
    onSubmit: fn<SubmitHandler<InviteValues>>(async () => ({
      summary: ['Fehler beim Senden der Einladung. Bitte versuchen Sie es später erneut.'],
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Einladung senden' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Fehler beim Senden der Einladung.');
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('deniz.arslan@nordbahn.example');
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const WirdGesendet: Story = {
  args: {
    defaultValues: { email: 'deniz.arslan@nordbahn.example' },
    onSubmit: fn<SubmitHandler<InviteValues>>(() => new Promise(() => {})),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail'), '{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Wird gesendet...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Abbrechen' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ZuLang: Story = {
  args: { defaultValues: { email: 'deniz.arslan@nordbahn.example', firstName: 'x'.repeat(500) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Einladung senden' }));
    await expect(await canvas.findByText(/^Höchstens \d+ Zeichen\.$/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
