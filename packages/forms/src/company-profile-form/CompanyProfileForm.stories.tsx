import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SubmitFailure } from '../shared/submission';
import { CompanyProfileForm } from './CompanyProfileForm';
import type { CompanyProfileValues } from './company-profile';

const meta = {
  title: 'Formulare/Unternehmensprofil',
  component: CompanyProfileForm,
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
    const labels = ['Firmenname', 'Branche', 'Stadt', 'Straße und Hausnummer', 'Postleitzahl', 'Land', 'USt-IdNr.', 'Unternehmensgröße'];
    const more = ['Website', 'LinkedIn-Profil', 'XING-Profil', 'Beschreibung', 'Gründungsjahr', 'Logo'];
    for (const label of [...labels, ...more]) await expect(canvas.getByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
    for (const label of ['Website', 'LinkedIn-Profil', 'XING-Profil']) {
      await expect(canvas.getByLabelText(new RegExp(`^${label}`))).toHaveAttribute('type', 'url');
    }
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
    await expect(canvas.getByLabelText('Website')).toHaveValue('https://example.org');
    await userEvent.upload(canvas.getByLabelText(/^Logo/), png());
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ website: 'https://example.org', industry: '9' }),
        expect.objectContaining({ name: 'Logo.png' }),
      ),
    );
  },
};

export const Gruendungsjahr: Story = {
  args: { defaultValues: nordbahn },
  parameters: { spec: ['CS20', 'CS27'] },
  play: async ({ canvas, args }) => {
    const year = canvas.getByLabelText('Gründungsjahr (optional)');
    await expect(year).toHaveAttribute('type', 'number');
    for (const wrong of ['1799', '2027']) {
      await userEvent.clear(year);
      await userEvent.type(year, wrong);
      await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
      await expect(await canvas.findByText('Bitte geben Sie ein Jahr von 1800 bis 2026 an.')).toBeVisible();
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LogoAblehnen: Story = {
  args: { defaultValues: nordbahn, onLogoChosen: fn() },
  parameters: { spec: ['CS32'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText(/^Logo/);
    await userEvent.upload(field, new File(['x'], 'Logo.gif'), { applyAccept: false });
    await expect(canvas.getByText('Ungültiges Bildformat. Erlaubt sind: JPG, PNG, SVG, WEBP')).toBeVisible();
    await expect(args.onLogoChosen).not.toHaveBeenCalled();
    await userEvent.upload(field, png());
    await expect(args.onLogoChosen).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/Ungültiges Bildformat/)).toBeNull();
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
