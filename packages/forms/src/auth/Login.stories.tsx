import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitHandler } from '@stellwerk/domain';
import { LoginForm } from './LoginForm';
import type { LoginValues } from './schemas';

const meta = {
  title: 'Formulare/Anmeldung',
  component: LoginForm,
  parameters: guide({
    when: ['Auf der Seite der Anmeldung; `notice` sagt, warum jemand hier ist, etwa nach einer abgelaufenen Sitzung.'],
    whenNot: ['In einem Fenster über einer Seite: die Karte hat eine Überschrift der Ebene 1.'],
    accessibility: [
      'Ein neutraler Satz für falsche Adresse und falsches Passwort; er wird vorgelesen, die Adresse bleibt stehen.',
      'Fehlt etwas, geht der Fokus ins erste Feld mit Fehler.',
      '`autocomplete` für Passwortverwalter; das Passwort lässt sich zeigen. Einfügen ist erlaubt.',
    ],
    keyboard: [
      ['Tab', 'durch die Felder zur Schaltfläche'],
      ['Eingabe', 'sendet aus jedem Feld'],
    ],
  }),
  args: { registerHref: '/register', onSubmit: fn<SubmitHandler<LoginValues>>(async () => null) },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  parameters: { spec: ['AC18'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('');
    await expect(canvas.getByLabelText('Passwort')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('link', { name: 'Konto erstellen' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Passwort vergessen?' })).toHaveAttribute('href', '/forgot-password');
    await expect(canvas.getByRole('button', { name: 'Anmelden' })).toBeEnabled();
  },
};

export const Gesendet: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Stellwerk-Demo-2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: 'annika.brandt@post.example', password: 'Stellwerk-Demo-2026' }),
    );
  },
};

export const FalschesPasswort: Story = {
  args: { onSubmit: fn<SubmitHandler<LoginValues>>(async () => ({ summary: ['E-Mail oder Passwort ist falsch.'] })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'falsch');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('E-Mail oder Passwort ist falsch.');
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('annika.brandt@post.example');
  },
};

export const FehlendeAngaben: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(await canvas.findByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie eine gültige E-Mail-Adresse an.')).toBeVisible();
    await expect(canvas.getByLabelText('E-Mail')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SitzungAbgelaufen: Story = {
  args: { notice: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.', defaultEmail: 'annika.brandt@post.example' },
};

export const Dunkel: Story = { ...FalschesPasswort, globals: { theme: 'dark' } };

export const Tastatur: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Stellwerk-Demo-2026{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const WirdAngemeldet: Story = {
  args: { defaultEmail: 'annika.brandt@post.example', onSubmit: fn<SubmitHandler<LoginValues>>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Stellwerk-Demo-2026{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Wird angemeldet...' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText('Passwort'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const OhneNetz: Story = {
  args: { defaultEmail: 'annika.brandt@post.example', onSubmit: fn<SubmitHandler<LoginValues>>(() => Promise.reject(new Error('Netz'))) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Passwort'), 'Stellwerk-Demo-2026{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
