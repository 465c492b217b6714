import { ApiError, readCompany } from '@stellwerk/domain';
import { companyWire, fixtures } from '@stellwerk/domain/fixtures';
import { knownCompanyProfile } from '@stellwerk/forms/company-profile-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { retype } from '@stellwerk/testing/fields';
import { ready } from '../../testing/story-values';
import { calls, company, fails, http, row, companySectionStory } from './story-settings';
import type { SettingsScreen } from './SettingsScreen';

const meta = { ...companySectionStory, title: 'Unternehmen/Unternehmensdaten' } satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unternehmensdaten: Story = {
  parameters: { spec: ['CS19', 'CS21', 'CS34'] },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Unternehmensprofil' }));
    const optional = ['Stadt', 'Straße und Hausnummer', 'Postleitzahl', 'Land', 'USt-IdNr.', 'Unternehmensgröße', 'Logo'];
    for (const label of ['Firmenname', 'Branche', 'Website']) await expect(form.getByLabelText(label)).toBeVisible();
    await expect(await form.findByRole('textbox', { name: 'Beschreibung' })).toBeVisible();
    for (const label of [...optional, 'LinkedIn-Profil', 'XING-Profil'])
      await expect(form.getByLabelText(`${label} (optional)`)).toBeInTheDocument();
    await expect(await form.findByRole('textbox', { name: /^Gründungsjahr/ })).toBeVisible();
    const picture = canvas.getByRole('form').querySelector('img')?.parentElement;
    await expect([picture?.getBoundingClientRect().width, picture?.getBoundingClientRect().height]).toEqual([200, 200]);
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(form.getByLabelText(/^Logo/), file);
    await expect(calls.upload).toHaveBeenCalledWith(file);
    await expect(calls.save).not.toHaveBeenCalled();
    await expect(await canvas.findByText('Logo wurde gespeichert')).toBeVisible();
  },
};

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));

export const Gespeichert: Story = {
  parameters: { spec: ['CS08', 'CS43'] },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expect(await canvas.findByText('Unternehmensdaten wurden gespeichert')).toBeVisible();
    await expect(calls.save).toHaveBeenCalledWith(company.profile.defaultValues, 1);
    // The next save is based on the version just stored.
    await submit(canvas);
    await waitFor(() => expect(calls.save).toHaveBeenLastCalledWith(company.profile.defaultValues, 2));
  },
};

const stored = { ...companyWire(fixtures, row), city: 'Bremerhaven', postcode: '27568', version: 7 };
const conflict = new ApiError('http', 'x', {
  status: 409,
  serverMessage: 'Dieser Eintrag wurde inzwischen geändert.',
  body: { success: false, current: stored },
});
const tries = { count: 0 };

/** The save with this number meets a conflict; all others succeed. */
const overtakenAt = (save: number): Pick<Story, 'beforeEach' | 'args'> => ({
  beforeEach: () => {
    tries.count = 0;
  },
  args: {
    company: ready({
      ...company,
      profile: {
        ...company.profile,
        defaultValues: knownCompanyProfile(readCompany(companyWire(fixtures, row))),
        onSave: (values, seen) => {
          tries.count += 1;
          return tries.count === save ? Promise.reject(conflict) : calls.save(values, seen);
        },
      },
    }),
  },
});

/**
 * The form continues with the values as stored by the server, so that they do not count as changes
 * later.
 */
export const WieAbgelegt: Story = {
  name: 'Gespeichert, wie der Server es ablegt',
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Firmenname');
    await retype(name, 'Kiebitz Energie  ');
    await submit(canvas);
    await waitFor(() => expect(name).toHaveValue('Kiebitz Energie'));
  },
};

/**
 * After a successful save another person saves: only input made after the own save counts as
 * changed.
 */
export const DanachWarJemandSchneller: Story = {
  name: 'Gespeichert, danach war jemand schneller',
  ...overtakenAt(2),
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Firmenname');
    await retype(name, 'Kiebitz Energie  ');
    await submit(canvas);
    await waitFor(() => expect(name).toHaveValue('Kiebitz Energie'));
    await submit(canvas);
    await expect(await canvas.findByText(/sie stehen jetzt im Formular: .*Firmenname/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Angaben in zwei Fassungen' })).toBeNull();
    await expect(name).toHaveValue(row.name);
  },
};

const failingSave = (specs: readonly string[], error: Error, text: string): Story => ({
  parameters: { spec: [...specs] },
  args: { company: ready({ ...company, profile: { ...company.profile, onSave: fails(error) } }) },
  play: async ({ canvas }) => {
    await submit(canvas);
    // Once in the form and once as a toast.
    await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(2));
    await expect(canvas.getByLabelText('Firmenname')).toHaveValue(row.name);
  },
});

export const SpeichernOhneAntwort = failingSave(['CS12', 'CS43'], new ApiError('network', 'x'), 'Fehler beim Speichern des Unternehmens');
export const SpeichernMitServerfehler = failingSave(
  ['CS13', 'CS43'],
  new ApiError('http', 'x', { status: 500, statusText: 'Internal Server Error' }),
  'Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error',
);
export const SpeichernOhneAnmeldung = failingSave(['CS14', 'CS43'], http(401), 'Nicht authentifiziert');

const failingLogo = (spec: string, error: Error, text: string): Story => ({
  parameters: { spec: [spec] },
  args: {
    company: ready({ ...company, profile: { ...company.profile, onLogoUpload: fails(error), onLogoRemove: fails(error) } }),
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

/** Without a logo and other optional data. */
export const OhneFreiwilligeAngaben: Story = {
  args: {
    company: ready({
      ...company,
      profile: {
        ...company.profile,
        logoUrl: '',
        defaultValues: {
          name: row.name,
          industry: String(row.industryId),
          website: row.website,
          description: '<p>Versicherung seit 1894.</p>',
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^USt-IdNr/)).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: /[Ee]ntfernen/ })).toBeNull();
  },
};

/** Everything is readable; a note says who may change it (O50). */
export const NurLesen: Story = {
  name: 'Nur lesen, als Recruiter',
  parameters: { spec: ['O89'] },
  args: { company: ready({ ...company, teamRole: 'RECRUITER' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ändern können das nur: Administrator und Inhaber.')).toBeVisible();
    const form = within(canvas.getByRole('form', { name: 'Unternehmensprofil' }));
    await expect(form.getByLabelText('Firmenname')).toHaveValue(row.name);
    await expect(form.getByText('Versicherung seit 1894.')).toBeVisible();
    for (const field of [...form.getAllByRole('textbox'), ...form.getAllByRole('combobox')]) await expect(field).toBeDisabled();
    for (const button of form.queryAllByRole('button')) await expect(button).toBeDisabled();
    await expect(form.queryByRole('button', { name: 'Speichern' })).toBeNull();
    await expect(canvas.getByText('Nur der Inhaber kann das Unternehmen deaktivieren.')).toBeVisible();
  },
};

/**
 * Two people have changed the same company: both versions are kept, and the person who saves last
 * decides (decision 0041).
 */
export const JemandWarSchneller: Story = {
  name: 'Jemand war schneller',
  ...overtakenAt(1),
  play: async ({ canvas }) => {
    const city = canvas.getByLabelText('Stadt (optional)');
    await retype(city, 'Verden');
    await submit(canvas);
    const list = within(await canvas.findByRole('list', { name: 'Angaben in zwei Fassungen' }));
    await expect(list.getByText('Bremerhaven')).toBeVisible();
    await expect(list.getByText('Verden')).toBeVisible();
    // Only the other person has changed the postcode; the own input is kept.
    await expect(canvas.getByLabelText('Postleitzahl (optional)')).toHaveValue('27568');
    await expect(canvas.getByText(/sie stehen jetzt im Formular: Postleitzahl\.$/)).toBeVisible();
    await expect(city).toHaveValue('Verden');
    await userEvent.click(list.getByRole('button', { name: 'Stadt: gespeicherte Fassung übernehmen' }));
    await expect(city).toHaveValue('Bremerhaven');
    await retype(city, 'Verden');
    await submit(canvas);
    await waitFor(() => expect(calls.save).toHaveBeenCalledWith(expect.objectContaining({ city: 'Verden', postcode: '27568' }), 7));
    await expect(canvas.queryByRole('list', { name: 'Angaben in zwei Fassungen' })).toBeNull();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
