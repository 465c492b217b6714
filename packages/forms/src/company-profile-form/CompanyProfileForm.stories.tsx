import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { focused, forcedColors, narrow } from '@stellwerk/testing/stories';
import { expectControls, retype } from '@stellwerk/testing/fields';
import { guide } from '@stellwerk/testing/guidance';
import { namesOf, type SubmitFailure } from '@stellwerk/domain';
import { CompanyProfileForm } from './CompanyProfileForm';
import { emptyCompanyProfile, type CompanyProfileValues } from './company-profile';
import { labels } from './messages.de';

const meta = {
  title: 'Formulare/Unternehmensprofil',
  component: CompanyProfileForm,
  parameters: guide({
    when: [
      'Für ein neues Unternehmen, im Profil und in den Einstellungen. Bei einem vorhandenen geht das Logo sofort hinauf (`onLogoChosen`), bei einem neuen wartet es.',
    ],
    whenNot: ['Zum Zeigen: `CompanyProfileCard`.'],
    accessibility: [
      'Fehler stehen am Feld, der Fokus geht ins erste. Beim Verlassen bekommt eine Adresse https:// (CS26).',
      'Das Logo hat eine Vorschau von 200 × 200 px; ein abgelehntes wird genannt.',
      '`autocomplete` für Anschrift und Namen.',
    ],
    keyboard: [
      ['Tab', 'Logo, Felder, Speichern'],
      ['Pfeiltasten', 'wählen Branche und Größe, ändern das Jahr'],
      ['Eingabe', 'sendet aus einzeiligen Feldern'],
    ],
  }),
  args: {
    industries: [
      { id: '4', name: 'Industrie und Produktion' },
      { id: '9', name: 'Verkehr' },
    ],
    now: new Date('2026-11-20'),
    onSubmit: fn(async (_values: CompanyProfileValues, _logo: File | null): Promise<SubmitFailure | null> => null),
  },
} satisfies Meta<typeof CompanyProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const nordbahn: Partial<CompanyProfileValues> = {
  name: 'Nordbahn Signaltechnik GmbH',
  industry: '9',
  city: 'Hamburg',
  website: 'https://nordbahn.example',
  description: 'Wir planen und bauen Stellwerke.',
  employees: 'FIFTY_ONE_TO_TWO_HUNDRED',
};
const png = () => new File([new Uint8Array(8)], 'Logo.png', { type: 'image/png' });

export const Neu: Story = {
  parameters: { spec: ['CS19', 'CS22', 'CS23', 'CS24', 'CS25', 'CS28'] },
  play: async ({ canvas, args }) => {
    await expectControls(
      canvas,
      namesOf(emptyCompanyProfile).map((name) => labels.fields[name]),
    );
    for (const label of ['Firmenname', 'Branche', 'Website', 'Beschreibung']) await expect(canvas.getByLabelText(label)).toBeVisible();
    const optional = ['Stadt', 'Straße und Hausnummer', 'Postleitzahl', 'Land', 'USt-IdNr.', 'Unternehmensgröße', 'Logo'];
    for (const label of [...optional, 'LinkedIn-Profil', 'XING-Profil'])
      await expect(canvas.getByLabelText(`${label} (optional)`)).toBeInTheDocument();
    await expect(await canvas.findByRole('textbox', { name: /^Gründungsjahr/ })).toBeVisible();
    for (const label of ['Website', 'LinkedIn-Profil (optional)', 'XING-Profil (optional)'])
      await expect(canvas.getByLabelText(label)).toHaveAttribute('type', 'url');
    await expect(canvas.queryByText('?')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie einen Firmennamen an')).toBeVisible();
    await expect(canvas.getByText('Bitte wählen Sie eine Branche aus')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie eine Website an')).toBeVisible();
    await expect(canvas.getByText('Bitte geben Sie eine Beschreibung an')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Gespeichert: Story = {
  args: { defaultValues: { ...nordbahn, website: '' } },
  parameters: { spec: ['CS26'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Website'), 'example.org');
    await userEvent.tab();
    const website = canvas.getByLabelText('Website');
    await expect(website).toHaveValue('https://example.org');
    // A URL with a scheme keeps it, and an empty value stays empty.
    for (const address of ['http://example.org', 'https://example.org', '']) {
      await userEvent.clear(website);
      if (address !== '') await userEvent.type(website, address);
      await userEvent.tab();
      await expect(website).toHaveValue(address);
    }
    await userEvent.type(website, 'example.org');
    await userEvent.tab();
    await userEvent.upload(canvas.getByLabelText(/^Logo/), png());
    await expect(canvas.getByLabelText(/^Logo/)).toHaveAccessibleDescription(/Logo\.png/);
    await expect(canvas.getByLabelText(/^Logo/)).toHaveProperty('value', expect.stringMatching(/Logo\.png$/));
    await expect(await canvas.findByText('Logo.png gewählt')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { ...emptyCompanyProfile, ...nordbahn, website: 'https://example.org' },
        expect.objectContaining({ name: 'Logo.png' }),
      ),
    );
  },
};

export const FarbeDerMarke: Story = {
  name: 'Farbe der Marke',
  args: { defaultValues: { ...nordbahn, brandColor: '#1b3f8b' } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Farbe der Marke (optional)');
    await expect(canvas.getByLabelText('Farbe wählen')).toHaveValue('#1b3f8b');
    await userEvent.clear(field);
    await userEvent.type(field, '#ffcc00');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/zu blass zum Lesen/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const nearest = canvas.getByRole('button', { name: /übernehmen$/ });
    const color = nearest.textContent.replace(' übernehmen', '');
    await userEvent.click(nearest);
    await expect(field).toHaveValue(color);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...emptyCompanyProfile, ...nordbahn, brandColor: color }, null));
  },
};

export const Gründungsjahr: Story = {
  args: { defaultValues: nordbahn },
  parameters: { spec: ['CS20', 'CS27'] },
  play: async ({ canvas, args }) => {
    const year = await canvas.findByRole('textbox', { name: /^Gründungsjahr/ });
    const [less, more] = [canvas.getByRole('button', { name: /verringern$/ }), canvas.getByRole('button', { name: /erhöhen$/ })];
    // Without a year the stepper starts at the current year, which is also its maximum.
    await userEvent.click(more);
    await expect(year).toHaveValue('2026');
    await userEvent.click(more);
    await expect(year).toHaveValue('2026');
    await userEvent.click(less);
    await expect(year).toHaveValue('2025');
    for (const wrong of ['1799', '2027']) {
      await retype(year, wrong);
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
      await expect(await canvas.findByText('Bitte geben Sie ein Jahr von 1800 bis 2026 an.')).toBeVisible();
      await expect(year).toHaveValue(wrong);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await retype(year, '1894');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...emptyCompanyProfile, ...nordbahn, foundedYear: '1894' }, null));
  },
};

export const LogoAblehnen: Story = {
  args: { defaultValues: nordbahn, onLogoChosen: fn() },
  parameters: { spec: ['CS32'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/^Logo/);
    for (const [index, name] of ['Logo.jpg', 'Logo.jpeg', 'Logo.png', 'Logo.svg', 'Logo.webp'].entries()) {
      for (const wrong of ['Logo.gif', 'Logo.pdf']) {
        await userEvent.upload(field, new File(['x'], wrong), { applyAccept: false });
        await expect(canvas.getByText('Ungültiges Bildformat. Erlaubt sind: JPG, PNG, SVG, WEBP')).toBeVisible();
      }
      await expect(args.onLogoChosen).toHaveBeenCalledTimes(index);
      await userEvent.upload(field, new File([new Uint8Array(8)], name));
      await expect(args.onLogoChosen).toHaveBeenCalledTimes(index + 1);
      await expect(canvas.queryByText(/Ungültiges Bildformat/)).toBeNull();
    }
  },
};

// One logo is uploaded at once and fails, the other cannot be removed: both error messages appear
// at the logo.
export const LogoScheitert: Story = {
  name: 'Logo kann nicht hochgeladen werden',
  args: {
    defaultValues: nordbahn,
    onLogoChosen: fn(() => Promise.reject(Object.assign(new Error('HTTP'), { status: 500, statusText: 'Internal Server Error' }))),
  },
  parameters: { spec: ['MD13', 'MD17'] },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Logo/), png());
    const message = 'Fehler beim Hochladen des Firmenlogos. Server-Fehler: 500 Internal Server Error';
    await expect((await canvas.findByRole('alert')).textContent).toBe(message);
    await expect(canvas.getByLabelText(/^Logo/)).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect(canvas.getByLabelText(/^Logo/)).not.toBeInvalid();
  },
};

export const LogoBleibt: Story = {
  name: 'Logo kann nicht entfernt werden',
  args: { defaultValues: nordbahn, logoUrl: '/images/logos/hagenfeld.svg', onLogoChosen: fn(), onLogoRemove: fn(async () => false) },
  parameters: { spec: ['MD13'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild entfernen' }));
    await expect((await canvas.findByRole('alert')).textContent).toBe('Fehler beim Löschen des Firmenlogos');
    // The next attempt starts without the previous message.
    await userEvent.upload(canvas.getByLabelText(/^Logo/), png());
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Bild entfernen' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(args.onLogoRemove).toHaveBeenCalledTimes(2);
  },
};

export const OhneBranchenliste: Story = {
  args: { industries: [] },
  parameters: { spec: ['CS37'] },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Branche'), 'Handel und Vertrieb');
    await expect(canvas.getByLabelText('Branche').querySelectorAll('option:not([value=""])')).toHaveLength(5);
  },
};

export const Dunkel: Story = { args: { defaultValues: nordbahn }, globals: { theme: 'dark' } };

export const Fehlgeschlagen: Story = {
  args: {
    defaultValues: nordbahn,
    logoUrl: '/images/gibt-es-nicht.svg',
    logoError: 'Das Logo ist zu groß.',
    onSubmit: fn(async (_values: CompanyProfileValues, _logo: File | null): Promise<SubmitFailure | null> => ({
      summary: ['Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error'],
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Das Logo ist zu groß.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const said = await canvas.findByText('Fehler beim Speichern der Unternehmensdaten: 500 Internal Server Error');
    // The message scrolls into view and takes the focus, which a disabled button would have lost.
    await waitFor(() => expect(said.closest('[role="alert"]')).toHaveFocus());
    const { top, bottom } = said.getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    await expect(canvas.getByLabelText('Firmenname')).toHaveValue('Nordbahn Signaltechnik GmbH');
  },
};

export const WirdGespeichert: Story = {
  args: {
    defaultValues: nordbahn,
    onSubmit: fn((_values: CompanyProfileValues, _logo: File | null): Promise<SubmitFailure | null> => new Promise(() => {})),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Firmenname'), '{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Wird gespeichert...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FalscheAdressen: Story = {
  args: { defaultValues: { ...nordbahn, linkedinProfile: 'nicht im Netz' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(await canvas.findByText('Bitte geben Sie eine gültige Adresse an.')).toBeVisible();
    await expect(canvas.getByLabelText('LinkedIn-Profil (optional)')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NurLesen: Story = {
  name: 'Nur lesen',
  args: { defaultValues: nordbahn, readOnly: true, onCancel: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Firmenname')).toHaveValue('Nordbahn Signaltechnik GmbH');
    for (const field of [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')]) await expect(field).toBeDisabled();
    for (const name of ['Speichern', 'Abbrechen']) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const Schmal: Story = { ...narrow };

export const ErzwungeneFarben: Story = { ...forcedColors };

export const Fokus: Story = { ...focused };
