import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { guide } from '@stellwerk/testing/guidance';
import type { SubmitHandler } from '@stellwerk/domain';
import { DEFAULT_SETTINGS, type SettingsValues } from './settings';
import { SettingsForm } from './SettingsForm';

const meta = {
  title: 'Formulare/Einstellungen',
  component: SettingsForm,
  parameters: guide({
    when: [
      'Im Abschnitt „Allgemein“ der Einstellungen: eigene Benachrichtigungen, Sichtbarkeit des Unternehmens, Anzeige auf diesem Gerät.',
      '`submitting`, solange die Meldung noch auf dem Weg ist (500 ms, CS04).',
    ],
    whenNot: ['Für Angaben des Unternehmens: `CompanyProfileForm`.'],
    accessibility: [
      'Schalter, Auswahl und Optionsfelder haben sichtbare Namen; jede Gruppe hat eine Überschrift.',
      'Eine falsche Adresse steht am Feld, der Fokus geht hin. Leer ist erlaubt.',
      'Wofür etwas gilt, sagt die Überschrift seiner Gruppe.',
    ],
    keyboard: [
      ['Tab', 'von Feld zu Feld'],
      ['Leertaste', 'schaltet um'],
      ['Pfeiltasten', 'wählen das Farbschema'],
      ['Eingabe', 'sendet aus der Adresse'],
    ],
  }),
  args: {
    defaultValues: DEFAULT_SETTINGS,
    onSubmit: fn<SubmitHandler<SettingsValues>>(async () => null),
  },
} satisfies Meta<typeof SettingsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  parameters: { spec: ['CS05', 'CS06'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(/^Kontakt-E-Mail/)).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Sprache')).toHaveDisplayValue('Deutsch');
    const schemes = canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(schemes).toEqual(['system', 'light', 'dark']);
    const visibility = canvas.getByLabelText('Sichtbarkeit des Profils');
    await expect(
      within(visibility)
        .getAllByRole('option')
        .map((option) => [option.getAttribute('value'), option.textContent]),
    ).toEqual([
      ['public', 'Öffentlich'],
      ['restricted', 'Eingeschränkt'],
      ['private', 'Privat'],
    ]);
    await userEvent.click(canvas.getByRole('switch', { name: /^E-Mail-Benachrichtigungen/ }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Benachrichtigung bei neuen Bewerbungen' }));
    await userEvent.selectOptions(visibility, 'Privat');
    await expect(visibility).toHaveAccessibleDescription(/^Niemand außerhalb Ihres Teams sieht Ihr Unternehmen/);
    await userEvent.type(canvas.getByLabelText(/^Kontakt-E-Mail/), ' personal@weserbund.example ');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dunkel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        emailNotificationsEnabled: false,
        applicationNotificationsEnabled: false,
        profileVisibility: 'private',
        contactEmail: 'personal@weserbund.example',
        language: 'de',
        theme: 'dark',
      }),
    );
  },
};

// Keyboard only: space toggles a switch, arrows select a scheme, Enter saves.
export const Tastatur: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('switch', { name: /^E-Mail-Benachrichtigungen/ }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('radio', { name: 'System' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Hell' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Speichern' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...args.defaultValues, emailNotificationsEnabled: false, theme: 'light' }),
    );
  },
};

export const FalscheAdresse: Story = {
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText(/^Kontakt-E-Mail/);
    await userEvent.type(email, 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** Without the permission to edit the company, a person changes only personal settings. */
export const NurEigenes: Story = {
  name: 'Nur Eigenes',
  parameters: { spec: ['O89'] },
  args: { companyReadOnly: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Sichtbarkeit und Kontakt-E-Mail ändern Inhaber und Administratoren.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Kontakt-E-Mail/)).toHaveAttribute('readonly');
    await expect(within(canvas.getByLabelText('Sichtbarkeit des Profils')).getAllByRole('option')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('switch', { name: 'Benachrichtigung bei neuen Bewerbungen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...args.defaultValues, applicationNotificationsEnabled: false }));
  },
};

export const WirdGespeichert: Story = {
  args: { submitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Fehlgeschlagen: Story = {
  args: { onSubmit: fn<SubmitHandler<SettingsValues>>(() => Promise.reject(new Error('Speicher voll'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten.');
  },
};

export const Telefon: Story = { decorators: [(Story) => <div className="sw:max-w-[320px]">{Story()}</div>] };

export const Dunkel: Story = { ...FalscheAdresse, globals: { theme: 'dark' } };

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
