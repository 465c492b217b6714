import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitHandler } from '@stellwerk/domain';
import { RegistrationForm } from './RegistrationForm';
import type { RegistrationValues } from './schemas';

const meta = {
  title: 'Formulare/Registrierung',
  component: RegistrationForm,
  parameters: guide({
    when: [
      'Zum Anlegen eines Kontos: Bewerbende, Unternehmen, Empfehlungsgeber. `defaultEmail` und `defaultAccountType` etwa aus einer Einladung.',
    ],
    whenNot: ['Zum Ändern des Profils: `ProfileForm`.'],
    accessibility: [
      'Nichts ist vorher angehakt. Das Passwort sagt, wie viele Zeichen noch fehlen; Länge ist die einzige Regel (Entscheidung 9).',
      'Alle Fehler stehen an ihren Feldern, der Fokus geht ins erste.',
      'Die Art des Kontos ist eine Gruppe von Optionsfeldern.',
    ],
    keyboard: [
      ['Tab', 'durch die Felder zur Schaltfläche'],
      ['Pfeiltasten', 'wählen die Art des Kontos'],
      ['Leertaste', 'hakt an'],
      ['Eingabe', 'sendet'],
    ],
  }),
  args: { loginHref: '/login', onSubmit: fn<SubmitHandler<RegistrationValues>>(async () => null) },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Leer: Story = {
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Allgemeinen Geschäftsbedingungen', '/agb'],
      ['Datenschutzerklärung', '/datenschutz'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    for (const name of ['Ich akzeptiere die Allgemeinen Geschäftsbedingungen', 'Ich akzeptiere die Datenschutzerklärung'])
      await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked();
  },
};

export const Ausgefüllt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unternehmen' }));
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Annika');
    await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
    await userEvent.type(canvas.getByLabelText('E-Mail'), 'annika.brandt@post.example');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'neun-zchn');
    await expect(canvas.getByLabelText('Passwort')).toHaveAccessibleDescription(
      'Mindestens 12 Zeichen, noch 3. Zu verbreitete Passwörter lehnen wir ab.',
    );
    await userEvent.type(canvas.getByLabelText('Passwort'), '-12');
    await expect(canvas.getByLabelText('Passwort')).toHaveAccessibleDescription(
      'Mindestens 12 Zeichen. Zu verbreitete Passwörter lehnen wir ab.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ich akzeptiere die Datenschutzerklärung' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        accountType: 'COMPANY',
        firstName: 'Annika',
        lastName: 'Brandt',
        email: 'annika.brandt@post.example',
        password: 'neun-zchn-12',
        terms: true,
        gdpr: true,
      }),
    );
  },
};

export const FehlendeAngaben: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Passwort'), 'kurz');
    await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
    await expect(await canvas.findByText('Das Passwort braucht mindestens 12 Zeichen.')).toBeVisible();
    for (const message of [
      'Bitte geben Sie Ihren Vornamen an.',
      'Bitte geben Sie Ihren Nachnamen an.',
      'Bitte geben Sie eine gültige E-Mail-Adresse an.',
      'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
      'Bitte akzeptieren Sie die Datenschutzerklärung.',
    ])
      await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.getByLabelText('Vorname')).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Kandidat' })).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const VerbreitetesPasswort: Story = {
  args: {
    defaultEmail: 'annika.brandt@post.example',
    onSubmit: fn<SubmitHandler<RegistrationValues>>(async () => ({
      summary: ['Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.'],
      fields: { password: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.' },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Annika');
    await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'passwort1234');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
    await expect(await canvas.findByText('Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie Ihre Angaben.');
    await expect(canvas.getByLabelText('Passwort')).toBeInvalid();
    await expect(canvas.getByLabelText('Passwort')).toHaveFocus();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Tastatur: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Kandidat' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Empfehlungsgeber' })).toBeChecked();
    canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ })).toBeChecked();
  },
};

export const WirdErstellt: Story = {
  args: { onSubmit: fn<SubmitHandler<RegistrationValues>>(() => new Promise(() => {})), defaultEmail: 'annika.brandt@post.example' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Vorname'), 'Annika');
    await userEvent.type(canvas.getByLabelText('Nachname'), 'Brandt');
    await userEvent.type(canvas.getByLabelText('Passwort'), 'neun-zchn-12');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Geschäftsbedingungen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Datenschutzerklärung/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
    await expect(await canvas.findByRole('button', { name: 'Konto wird erstellt...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
