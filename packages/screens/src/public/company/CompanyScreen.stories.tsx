import { fixtureCompanies, fixtureJobCards } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { given } from '@stellwerk/testing/given';
import { failed, loading, ready, refused, reload } from '../../testing/story-values';
import { onSite } from '../../testing/story-site';
import { CompanyScreen } from './CompanyScreen';

const [company] = fixtureCompanies;
const dayOf = ({ publishedAt, createdAt }: (typeof fixtureJobCards)[number]): string => publishedAt ?? createdAt ?? '';
const own = fixtureJobCards.filter(({ company: { name } }) => name === given(company).name);
const page = { ...given(company), jobs: own.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a))).slice(0, 4) };

const meta = {
  title: 'Öffentlich/Unternehmensseite',
  component: CompanyScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [onSite('/company/1')],
  args: { company: ready(page) },
} satisfies Meta<typeof CompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: page.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: page.jobs[0]?.title })).toHaveAttribute('href', `/jobs/${page.jobs[0]?.id}`);
  },
};

export const NurDerName: Story = {
  name: 'Nur der Name',
  parameters: { spec: ['NL23'] },
  args: {
    company: ready({ ...page, logoUrl: '', description: '', jobs: [], industry: '', city: '', size: '', website: '' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: page.name })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent(new RegExp(`^${page.name}$`));
  },
};

export const OhneStellen: Story = {
  name: 'Ohne offene Stellen',
  args: { company: ready({ ...page, jobs: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zurzeit sind keine Stellen ausgeschrieben.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Offene Stellen' })).toBeNull();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Lädt: Story = {
  args: { company: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter, ohne Logo',
  args: {
    company: ready({
      ...page,
      name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit',
      logoUrl: '',
      city: 'Hellschen-Heringsand-Unterschaar',
      website: 'https://www.hanseatische-rechtsschutzversicherungsgesellschaft.example',
      jobs: page.jobs.map((job) => ({ ...job, title: 'Rechtsschutzversicherungsgesellschaftenzusammenschlussbeauftragte' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /^Hanseatische/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LangeWörterTelefon: Story = {
  ...LangeWörter,
  name: 'Lange deutsche Wörter, Telefon',
  globals: { viewport: { value: 'mobile1' } },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const NichtGefunden: Story = {
  name: 'Nicht gefunden',
  args: { company: refused(404) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unternehmen nicht gefunden' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

export const Fehler: Story = {
  args: { company: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Das Unternehmen konnte nicht geladen werden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};
