import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../data/api-error';
import { calls, company, fails, http, row, settingsStory } from './settings-story';
import { SettingsScreen } from './SettingsScreen';

const meta = {
  title: 'Unternehmen/Unternehmensdaten',
  component: SettingsScreen,
  ...settingsStory,
  args: { ...settingsStory.args, section: 'company' },
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Unternehmensdaten: Story = {
  parameters: { spec: ['CS19', 'CS21', 'CS34'] },
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
    await expect(calls.save).toHaveBeenCalledWith(expect.objectContaining({ name: row.name, foundedYear: String(row.foundedYear) }));
  },
};

const failingSave = (specs: readonly string[], error: Error, text: string): Story => ({
  parameters: { spec: [...specs] },
  args: { company: { ...company, profile: { ...company.profile, onSave: fails(error) } } },
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

/** Neither a logo nor anything else that may be left out. */
export const OhneFreiwilligeAngaben: Story = {
  args: {
    company: {
      ...company,
      profile: {
        ...company.profile,
        logoUrl: '',
        defaultValues: { name: row.name, industry: String(row.industryId), website: row.website, description: 'Versicherung seit 1894.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^USt-IdNr/)).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: /[Ee]ntfernen/ })).toBeNull();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };
