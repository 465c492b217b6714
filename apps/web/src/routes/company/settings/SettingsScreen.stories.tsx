import { fixturePlans, fixtures } from '@stellwerk/domain/fixtures';
import type { SubmitFailure } from '@stellwerk/forms/company-profile-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import { storyNow, storySubscription } from '../overview/story-data';
import { DEFAULT_SETTINGS } from './settings';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen';

const arrives = (): Promise<SubmitFailure | null> => Promise.resolve(null);
const [row] = fixtures.companies;
if (row === undefined) throw new Error('Das Unternehmen fehlt in den Beispieldaten.');

const save = fn(arrives);
const logo = fn();
const deactivate = fn(arrives);
const saveGeneral = fn();

const company: NonNullable<SettingsScreenProps['company']> = {
  companyName: row.name,
  active: true,
  canDeactivate: true,
  onDeactivate: deactivate,
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
    onLogoChosen: logo,
    onSubmit: save,
    now: storyNow,
  },
};

const meta = {
  title: 'Unternehmen/Einstellungen',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame>
        <main className="sw:mx-auto sw:max-w-page sw:px-4 sw:py-8 sw:md:px-6">{Story()}</main>
      </AppFrame>
    ),
  ],
  beforeEach: () => {
    for (const call of [save, logo, deactivate, saveGeneral]) call.mockClear();
  },
  args: {
    section: 'general',
    hrefOf: (section) => `/company/1/settings?tab=${section}`,
    general: { settings: DEFAULT_SETTINGS, onSave: saveGeneral, saving: false },
    company,
    subscription: {
      subscription: storySubscription,
      plans: fixturePlans,
      failure: '',
      now: storyNow,
      supportEmail: 'support@stellwerk.example',
      onReload: fn(),
    },
    onAddPayment: fn(),
    failed: false,
    retrying: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof SettingsScreen>;
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
  parameters: { spec: ['CS19', 'CS21'] },
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
      'Gründungsjahr',
      'Logo',
    ])
      await expect(form.getByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
    const picture = canvas.getByRole('form').querySelector('img')?.parentElement;
    await expect([picture?.getBoundingClientRect().width, picture?.getBoundingClientRect().height]).toEqual([200, 200]);
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(form.getByLabelText(/^Logo/), file);
    await expect(logo).toHaveBeenCalledWith(file);
    await expect(save).not.toHaveBeenCalled();
  },
};

export const Deaktivieren: Story = {
  parameters: { spec: ['CS39', 'CS40', 'CS42'] },
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
    await expect(deactivate).toHaveBeenCalledOnce();
  },
};

export const NichtInhaber: Story = {
  args: { section: 'company', company: { ...company, canDeactivate: false } },
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
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Keine Zahlungsart hinterlegt.')).toBeVisible();
    await expect(canvas.getByText('Keine Zahlungen vorhanden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zahlungsart hinzufügen' }));
    await expect(args.onAddPayment).toHaveBeenCalledOnce();
  },
};

export const Lädt: Story = { args: { section: 'company', company: undefined } };

export const Fehler: Story = {
  args: { failed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Fehler beim Laden der Unternehmenseinstellungen');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Dunkel: Story = { args: { section: 'company' }, globals: { theme: 'dark' } };
