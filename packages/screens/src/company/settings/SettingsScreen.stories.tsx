import { DEFAULT_SETTINGS } from '@stellwerk/forms/settings-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { readDeviceSettings, settingsKey } from './settings';
import { calls, company, settingsStory } from './story-settings';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen';
import { useGeneralSettings } from './use-general-settings';

const meta = { ...settingsStory, title: 'Unternehmen/Einstellungen' } satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Allgemein: Story = {
  parameters: { spec: ['CS01', 'CS05', 'CS06', 'EN35'] },
  play: async ({ canvas }) => {
    const sections = within(canvas.getByRole('navigation', { name: 'Bereiche der Einstellungen' })).getAllByRole('link');
    await expect(sections.map(({ textContent }) => textContent)).toEqual(['Allgemein', 'Unternehmensdaten', 'Abonnement', 'Zahlung']);
    await expect(sections.map((link) => link.getAttribute('href'))).toEqual(
      ['general', 'company', 'subscription', 'payment'].map((tab) => `/company/1/settings?tab=${tab}`),
    );
    await expect(canvas.getByRole('link', { name: 'Verlauf' })).toHaveAttribute('href', '/company/1/history');
    await expect(canvas.getByLabelText(/^Kontakt-E-Mail/)).toHaveAttribute('type', 'email');
    await userEvent.click(canvas.getByRole('switch', { name: /^E-Mail-Benachrichtigungen/ }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Benachrichtigung bei neuen Bewerbungen' }));
    const visibility = canvas.getByLabelText('Sichtbarkeit des Profils');
    await expect(
      within(visibility)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['public', 'restricted', 'private']);
    await userEvent.selectOptions(visibility, 'Eingeschränkt');
    await userEvent.type(canvas.getByLabelText(/^Kontakt-E-Mail/), 'abc');
    await expect(canvas.getByLabelText('Sprache')).toHaveDisplayValue('Deutsch');
    await userEvent.click(canvas.getByRole('radio', { name: 'Hell' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await expect(calls.saveGeneral).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Kontakt-E-Mail/), '@weserbund.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(calls.saveGeneral).toHaveBeenCalledWith({
      emailNotificationsEnabled: false,
      applicationNotificationsEnabled: false,
      profileVisibility: 'restricted',
      contactEmail: 'abc@weserbund.example',
      language: 'de',
      theme: 'light',
    });
  },
};

export const Abonnement: Story = {
  args: { section: 'subscription' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tarife' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const Zahlung: Story = {
  args: { section: 'payment' },
  parameters: { spec: ['CS03'] },
  play: async ({ canvas }) => {
    const request = spyOn(window, 'fetch');
    await expect(canvas.getByText('Keine Zahlungsart hinterlegt.')).toBeVisible();
    await expect(canvas.getByText('Keine Zahlungen vorhanden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zahlungsart hinzufügen' }));
    await expect(await canvas.findByText('Diese Funktion ist noch nicht verfügbar.')).toBeVisible();
    await expect(request).not.toHaveBeenCalled();
    request.mockRestore();
  },
};

export const Lädt: Story = {
  args: { section: 'company', company: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  parameters: { spec: ['CS10'] },
  args: { general: failed() },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('alert')).getByRole('heading', {
        name: 'Fehler beim Laden der Unternehmenseinstellungen. Bitte versuchen Sie es später erneut.',
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const FehlerDesUnternehmens: Story = {
  parameters: { spec: ['CS11'] },
  args: { section: 'company', company: failed() },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByRole('heading', { name: 'Fehler beim Laden des Unternehmens' })).toBeVisible();
  },
};

function OnThisDevice(props: SettingsScreenProps) {
  const { device, ...rest } = useGeneralSettings('1', calls.storeSettings);
  return <SettingsScreen {...props} general={ready({ settings: { ...DEFAULT_SETTINGS, ...device }, companyReadOnly: false, ...rest })} />;
}

export const AufDiesemGerät: Story = {
  parameters: { spec: ['CS04', 'CS07'] },
  render: (args) => <OnThisDevice {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Kontakt-E-Mail/), 'personal@weserbund.example');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dunkel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
    await expect(canvas.queryByText('Einstellungen wurden gespeichert')).toBeNull();
    await expect(await canvas.findByText('Einstellungen wurden gespeichert')).toBeVisible();
    await expect(calls.storeSettings).toHaveBeenCalledWith({
      emailNotificationsEnabled: true,
      applicationNotificationsEnabled: true,
      profileVisibility: 'public',
      contactEmail: 'personal@weserbund.example',
    });
    await expect(readDeviceSettings(localStorage.getItem(settingsKey('1')))).toEqual({ language: 'de', theme: 'dark' });
    document.documentElement.dataset.theme = 'light';
    // The screenshot of this story uses the light scheme, so no other scheme is selected.
    await userEvent.click(canvas.getByRole('radio', { name: 'Hell' }));
  },
};

/** Rejected values stay in the form, and no success message appears. */
export const SpeichernScheitert: Story = {
  name: 'Speichern scheitert',
  play: async ({ canvas }) => {
    calls.saveGeneral.mockRejectedValueOnce(new Error('500'));
    await userEvent.click(canvas.getByRole('switch', { name: 'Benachrichtigung bei neuen Bewerbungen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Fehler beim Speichern der Einstellungen. Bitte versuchen Sie es erneut.')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Benachrichtigung bei neuen Bewerbungen' })).not.toBeChecked();
    await expect(canvas.queryByText('Einstellungen wurden gespeichert')).toBeNull();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };

const longAddress = `${'bewerbermanagement-'.repeat(6)}zentrale@versicherungsgesellschaft-nordwestdeutschland.example`;

/** Nothing is wider than the phone, regardless of the stored values. */
export const LangeWörter: Story = {
  name: 'Lange Wörter, Telefon',
  args: {
    section: 'company',
    general: ready({
      settings: { ...DEFAULT_SETTINGS, contactEmail: longAddress },
      companyReadOnly: false,
      onSave: calls.saveGeneral,
      saving: false,
    }),
    company: ready({
      ...company,
      companyName: 'Donaudampfschifffahrtsversicherungsgesellschaft',
      profile: {
        ...company.profile,
        defaultValues: {
          ...company.profile.defaultValues,
          name: 'Donaudampfschifffahrtsversicherungsgesellschaft Nordwestdeutschland und Niederlande mbH & Co. KG',
          website: `https://www.weserbund.example/${'karriere-und-ausbildung/'.repeat(6)}`,
          description: `<p>${'Donaudampfschifffahrt'.repeat(6)}</p>`,
        },
      },
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Firmenname')).toHaveDisplayValue(/^Donaudampf/);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
export const LangeAdresse: Story = {
  ...LangeWörter,
  name: 'Lange Adresse, Telefon',
  args: { ...LangeWörter.args, section: 'general' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText(/^Kontakt-E-Mail/)).toHaveDisplayValue(longAddress);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
