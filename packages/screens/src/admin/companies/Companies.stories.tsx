import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '@stellwerk/testing/canvas';
import { useStoryState, failed, loading, ready, reload } from '../../testing/story-values';
import { storyAdminCompanies, storyCompanyPage } from '../story-data';
import { AdminStoryPage } from '../story-page';
import { CompaniesScreen } from './CompaniesScreen';
import { companiesArgs } from './story-companies';
import { ALL_COMPANIES } from './list';

const meta = {
  title: 'Verwaltung/Unternehmen und Abonnements',
  component: CompaniesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <AdminStoryPage tab="companies" waiting={{ payouts: 2 }} forbidden={parameters.forbidden === true}>
        {Story()}
      </AdminStoryPage>
    ),
  ],
  args: companiesArgs,
  render: function Page(args, { parameters: { rounds } }) {
    const [state, change] = useStoryState(args.state);
    // The server searches, filters and pages.
    const { companies } = args;
    const page = companies.state === 'ready' && companies.data.total > 0 ? ready(storyCompanyPage(state, rounds)) : companies;
    return <CompaniesScreen {...args} companies={page} state={state} onChange={change} />;
  },
} satisfies Meta<typeof CompaniesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: Canvas): readonly string[] => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

export const Voll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Auszahlungen/ })).toHaveAccessibleName(/2/);
    await expect(names(canvas)).toHaveLength(storyAdminCompanies.length);
    const weserbund = within(canvas.getByRole('row', { name: /Weserbund/ }));
    await expect(weserbund.getByText('Premium')).toBeVisible();
    await expect(weserbund.getByText('Jährlich')).toBeVisible();
    await expect(weserbund.getByText('Noch 212 Tage')).toBeVisible();
  },
};

export const Eingrenzen: Story = {
  name: 'Suchen und eingrenzen',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Tarif'), 'Premium');
    await expect(names(canvas)).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByLabelText('Tarif'), 'Alle Tarife');
    await userEvent.click(canvas.getByRole('button', { name: /^Gekündigt/ }));
    await expect(names(canvas).every((name) => name.includes('Inaktiv'))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: /^Alle/ }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'weser');
    await waitFor(() => expect(names(canvas)).toHaveLength(1));
  },
};

export const OhneTreffer: Story = {
  name: 'Ohne Treffer',
  args: { state: { ...ALL_COMPANIES, search: 'Rheinhafen' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter zurücksetzen' }));
    await expect(names(canvas)).toHaveLength(storyAdminCompanies.length);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suche' }), 'Rheinhafen');
    await expect(await canvas.findByText('Für diese Auswahl gibt es keinen Eintrag.')).toBeVisible();
  },
};

export const Leer: Story = {
  args: {
    companies: ready({ ...storyCompanyPage(ALL_COMPANIES), companies: [], total: 0, counts: { all: 0, active: 0, cancelled: 0, none: 0 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Unternehmen' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Lädt: Story = {
  args: { companies: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

export const Fehler: Story = {
  args: { companies: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Unternehmen konnten nicht geladen werden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const KeineBerechtigung: Story = {
  name: 'Keine Berechtigung (403)',
  parameters: { forbidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
    await expect(canvas.queryByText('Verwaltung')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Mit anderem Konto anmelden' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fadmin%3Ftab%3Dcompanies',
    );
  },
};

export const Dreihundert: Story = {
  name: 'Viele Unternehmen',
  parameters: { rounds: 25 },
  play: async ({ canvas }) => {
    await expect(names(canvas)).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByText(`21 bis 40 von ${25 * storyAdminCompanies.length}`)).toBeVisible();
  },
};

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter, Telefon',
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => {
    const page = storyCompanyPage(ALL_COMPANIES);
    const companies = page.companies.map((company) => ({
      ...company,
      name: `${company.name} Rechtsschutzversicherungsgesellschaftenzusammenschluss`,
      city: 'Schmedeswurtherwesterdeichsiedlung',
    }));
    return <CompaniesScreen {...args} companies={ready({ ...page, companies })} />;
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
