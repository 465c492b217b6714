import { fixtureCompanies } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import { CompanyFrame } from './CompanyFrame';
import { PreparationScreen } from './PreparationScreen';

const [company] = fixtureCompanies;
const loaded = company === undefined ? ({ kind: 'not-found' } as const) : ({ kind: 'loaded', company } as const);

const meta = {
  title: 'Unternehmen/Rahmen',
  component: CompanyFrame,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AppFrame path="/company/1/dashboard?tab=team">{Story()}</AppFrame>],
  args: {
    companyId: '1',
    state: loaded,
    tab: 'team',
    newApplications: 6,
    switcher: { companies: fixtureCompanies.map(({ id, name, logoUrl }) => ({ id, name, logoUrl, href: `/company/${id}/dashboard` })) },
    children: <PreparationScreen companyId="1" tab="team" />,
  },
} satisfies Meta<typeof CompanyFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Geladen: Story = {
  parameters: { spec: ['CD04', 'CD05', 'CD06', 'CD07', 'CD08', 'CD09', 'CD10'] },
  play: async ({ canvas }) => {
    const links = [
      ['Dashboard', 'dashboard'],
      ['Bewerbungen', 'applications'],
      ['Nachrichten', 'messages'],
      ['Stellenanzeigen', 'jobs'],
      ['Team', 'team'],
      ['Fokusseiten', 'focus'],
      ['Dokumente', 'documents'],
    ] as const;
    for (const [name, tab] of links) {
      const [link] = canvas.getAllByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('href', `/company/1/dashboard?tab=${tab}`);
    }
    await expect(canvas.getByText('In Vorbereitung')).toBeVisible();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Inaktiv: Story = {
  args: { state: company === undefined ? loaded : { kind: 'loaded', company: { ...company, active: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dieses Unternehmen ist inaktiv und wird nicht öffentlich angezeigt.')).toBeVisible();
  },
};

export const Lädt: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Dashboard wird geladen...');
  },
};

export const OhneBerechtigung: Story = {
  args: { state: { kind: 'forbidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Authentifizierungsfehler')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Erneut anmelden' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fcompany%2F1%2Fdashboard',
    );
  },
};

export const NichtGefunden: Story = {
  args: { state: { kind: 'not-found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unternehmen nicht gefunden')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zum Dashboard' })).toHaveAttribute('href', '/dashboard');
  },
};

const retry = fn();
export const Fehler: Story = {
  args: { state: { kind: 'error', retrying: false, onRetry: retry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fehler beim Laden des Dashboards')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
