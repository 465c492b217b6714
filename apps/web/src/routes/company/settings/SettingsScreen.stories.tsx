import { fixturePlans, fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../data/api-error';
import { StoryPage } from '../shared/StoryPage';
import { storyNow, storySubscription } from '../overview/story-data';
import { DEFAULT_SETTINGS, readGeneralSettings, settingsKey } from './settings';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen';
import { useGeneralSettings } from './use-general-settings';

const arrives = () => Promise.resolve();
const http = (status: number, message = 'x') => new ApiError('http', message, { status });
const fails = (error: Error) => () => Promise.reject(error);
const [row] = fixtures.companies;
if (row === undefined) throw new Error('Das Unternehmen fehlt in den Beispieldaten.');

const save = fn(arrives);
const upload = fn(arrives);
const removeLogo = fn(arrives);
const deactivate = fn(arrives);
const activate = fn(arrives);
const saveGeneral = fn();

const company: NonNullable<SettingsScreenProps['company']> = {
  companyName: row.name,
  active: true,
  owner: true,
  onDeactivate: deactivate,
  onActivate: activate,
  profile: {
    industries: fixtures.industries.map(({ id, name }) => ({ id: String(id), name })),
    defaultValues: {
      name: row.name,
      industry: String(row.industryId),
      city: row.city,
      streetAndNumber: row.streetAndNumber,
      postcode: row.postcode,
      country: row.country,
      vatId: row.vatId,
      employees: row.employees,
      website: row.website,
      linkedinProfile: row.linkedinProfile,
      xingProfile: row.xingProfile,
      description: 'Versicherung seit 1894.',
      foundedYear: String(row.foundedYear),
    },
    logoUrl: row.logo ?? '',
    onLogoUpload: upload,
    onLogoRemove: removeLogo,
    onSave: save,
    now: storyNow,
  },
};

const meta = {
  title: 'Unternehmen/Einstellungen',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  beforeEach: () => {
    for (const call of [save, upload, removeLogo, deactivate, activate, saveGeneral]) call.mockClear();
  },
  args: {
    section: 'general',
    hrefOf: (section) => `/company/1/settings?tab=${section}`,
    general: { settings: DEFAULT_SETTINGS, onSave: saveGeneral, saving: false },
    company,
    subscription: {
      subscription: storySubscription,
      plans: fixturePlans,
      failure: undefined,
      now: storyNow,
      supportEmail: 'support@stellwerk.example',
      onReload: fn(),
    },
    failed: false,
    retrying: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Allgemein: Story = {
  parameters: { spec: ['CS01', 'CS05', 'CS06', 'EN35'] },
  play: async ({ canvas }) => {
    const sections = within(canvas.getByRole('navigation', { name: 'Bereiche der Einstellungen' })).getAllByRole('link');
    await expect(sections.map(({ textContent }) => textContent)).toEqual(['Allgemein', 'Unternehmensdaten', 'Abonnement', 'Zahlung']);
    await expect(sections.map((link) => link.getAttribute('href'))).toEqual(
      ['general', 'company', 'subscription', 'payment'].map((tab) => `/company/1/settings?tab=${tab}`),
    );
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
    await userEvent.click(canvas.getByRole('radio', { name: 'Dunkel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await expect(saveGeneral).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Kontakt-E-Mail/), '@weserbund.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(saveGeneral).toHaveBeenCalledWith({
      emailNotificationsEnabled: false,
      applicationNotificationsEnabled: false,
      profileVisibility: 'restricted',
      contactEmail: 'abc@weserbund.example',
      language: 'de',
      theme: 'dark',
    });
  },
};

export const Unternehmensdaten: Story = {
  parameters: { spec: ['CS19', 'CS21', 'CS34'] },
  args: { section: 'company' },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Unternehmensprofil' }));
    for (const label of [
      'Firmenname',
      'Branche',
      'Stadt',
      'Straße und Hausnummer',
      'Postleitzahl',
      'Land',
      'USt-IdNr.',
      'Unternehmensgröße',
      'Website',
      'LinkedIn-Profil',
      'XING-Profil',
      'Beschreibung',
      'Logo',
    ])
      await expect(form.getByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
    await expect(form.getByRole('textbox', { name: /^Gründungsjahr/ })).toBeVisible();
    const picture = canvas.getByRole('form').querySelector('img')?.parentElement;
    await expect([picture?.getBoundingClientRect().width, picture?.getBoundingClientRect().height]).toEqual([200, 200]);
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(form.getByLabelText(/^Logo/), file);
    await expect(upload).toHaveBeenCalledWith(file);
    await expect(save).not.toHaveBeenCalled();
    await expect(await canvas.findByText('Logo wurde gespeichert')).toBeVisible();
  },
};

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));

export const Gespeichert: Story = {
  parameters: { spec: ['CS08', 'CS43'] },
  args: { section: 'company' },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Unternehmensdaten wurden gespeichert')).toBeVisible();
    await expect(save).toHaveBeenCalledWith(expect.objectContaining({ name: row.name, foundedYear: String(row.foundedYear) }));
  },
};

const failingSave = (specs: readonly string[], error: Error, text: string): Story => ({
  parameters: { spec: [...specs] },
  args: { section: 'company', company: { ...company, profile: { ...company.profile, onSave: fails(error) } } },
  play: async ({ canvas }) => {
    await submit(canvas);
    // Once in the form and once as a toast.
    await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(2));
    await expect(canvas.getByLabelText('Firmenname')).toHaveValue(row.name);
  },
});

export const SpeichernOhneAntwort = failingSave(['CS12', 'CS43'], new ApiError('network', 'x'), 'Fehler beim Speichern des Unternehmens');
export const SpeichernServerfehler = failingSave(
  ['CS13', 'CS43'],
  new ApiError('http', 'x', { status: 500, statusText: 'Internal Server Error' }),
  'Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error',
);
export const SpeichernOhneAnmeldung = failingSave(['CS14', 'CS43'], http(401), 'Nicht authentifiziert');

const failingLogo = (spec: string, error: Error, text: string): Story => ({
  parameters: { spec: [spec] },
  args: {
    section: 'company',
    company: { ...company, profile: { ...company.profile, onLogoUpload: fails(error), onLogoRemove: fails(error) } },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Logo/), new File(['x'], 'logo.png', { type: 'image/png' }));
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const LogoHochladenScheitert: Story = {
  ...failingLogo('CS16', http(500), 'Fehler beim Hochladen des Logos'),
  name: 'Logo hochladen scheitert',
};
export const LogoUnerwartet: Story = {
  ...failingLogo('CS18', new Error('x'), 'Ein unerwarteter Fehler ist aufgetreten'),
  name: 'Logo: unerwarteter Fehler',
};

export const LogoEntfernenScheitert: Story = {
  parameters: { spec: ['CS17'] },
  args: LogoHochladenScheitert.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /[Ee]ntfernen/ }));
    await expect(await canvas.findByText('Fehler beim Entfernen des Logos')).toBeVisible();
  },
};

export const Deaktivieren: Story = {
  parameters: { spec: ['CS09', 'CS39', 'CS40', 'CS42'] },
  args: { section: 'company' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen deaktivieren' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Unternehmen deaktivieren?' }));
    for (const effect of [
      'Das Profil wird nicht mehr öffentlich angezeigt.',
      'Stellenanzeigen werden archiviert.',
      'Abonnements werden gekündigt.',
      'Daten bleiben erhalten und das Unternehmen kann reaktiviert werden.',
    ])
      await expect(dialog.getByText(effect)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Unternehmen deaktivieren' });
    await userEvent.type(dialog.getByLabelText('Name des Unternehmens'), row.name.slice(0, -1));
    await expect(confirm).toBeDisabled();
    await expect(dialog.getByText('Bitte geben Sie den Namen des Unternehmens korrekt ein, um zu bestätigen.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Name des Unternehmens'), row.name.slice(-1));
    await userEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(deactivate).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Unternehmen wurde erfolgreich deaktiviert')).toBeVisible();
  },
};

export const DeaktivierenScheitert: Story = {
  parameters: { spec: ['CS15'] },
  args: { section: 'company', company: { ...company, onDeactivate: fails(http(500)) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen deaktivieren' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Name des Unternehmens'), row.name);
    await userEvent.click(dialog.getByRole('button', { name: 'Unternehmen deaktivieren' }));
    await expect(await dialog.findByText('Fehler beim Deaktivieren des Unternehmens. Bitte versuchen Sie es später erneut.')).toBeVisible();
  },
};

export const Aktivieren: Story = {
  args: { section: 'company', company: { ...company, active: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unternehmen aktivieren' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Unternehmen aktivieren?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, aktivieren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(activate).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Unternehmen wurde erfolgreich aktiviert')).toBeVisible();
  },
};

export const NichtInhaber: Story = {
  args: { section: 'company', company: { ...company, owner: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur der Inhaber kann das Unternehmen deaktivieren.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Unternehmen deaktivieren' })).toBeNull();
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

export const Lädt: Story = { args: { section: 'company', company: undefined } };

export const Fehler: Story = {
  parameters: { spec: ['CS10'] },
  args: { failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Unternehmenseinstellungen');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FehlerDesUnternehmens: Story = {
  parameters: { spec: ['CS11'] },
  args: { section: 'company', company: undefined, failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden des Unternehmens');
  },
};

function OnThisDevice(props: SettingsScreenProps) {
  return <SettingsScreen {...props} general={useGeneralSettings('1')} />;
}

export const AufDiesemGerät: Story = {
  parameters: { spec: ['CS04', 'CS07'] },
  render: (args) => <OnThisDevice {...args} />,
  play: async ({ canvas }) => {
    const request = spyOn(window, 'fetch');
    await userEvent.type(canvas.getByLabelText(/^Kontakt-E-Mail/), 'personal@weserbund.example');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dunkel' }));
    await submit(canvas);
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(canvas.queryByText('Einstellungen wurden gespeichert')).toBeNull();
    await expect(await canvas.findByText('Einstellungen wurden gespeichert')).toBeVisible();
    await expect(readGeneralSettings(localStorage.getItem(settingsKey('1')))).toMatchObject({
      contactEmail: 'personal@weserbund.example',
      theme: 'dark',
    });
    await expect(request).not.toHaveBeenCalled();
    request.mockRestore();
    document.documentElement.dataset.theme = 'light';
  },
};

export const Telefon: Story = { args: { section: 'company' }, globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { args: { section: 'company' }, globals: { theme: 'dark' } };
