import { fixtureCompanies, fixtureJobCards } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PublicShell } from '../../../shell/PublicShell';
import { AppFrame } from '../../../testing/frames';
import { CompanyScreen } from './CompanyScreen';

const [company] = fixtureCompanies;
const page = company && { ...company, jobs: fixtureJobCards.slice(0, 4) };

const meta = {
  title: 'Öffentlich/Unternehmensseite',
  component: CompanyScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame path="/company/1">
        <PublicShell>{Story()}</PublicShell>
      </AppFrame>
    ),
  ],
  args: { company: page, failure: undefined, onRetry: fn() },
} satisfies Meta<typeof CompanyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.company?.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: page?.jobs[0]?.title })).toHaveAttribute('href', `/jobs/${page?.jobs[0]?.id}`);
  },
};

export const NurDerName: Story = {
  name: 'Nur der Name',
  parameters: { spec: ['NL23'] },
  args: {
    company: page && { ...page, logoUrl: '', description: '', jobs: [], industry: '', city: '', size: '', website: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: page?.name })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent(new RegExp(`^${page?.name}$`));
  },
};

export const OhneStellen: Story = {
  name: 'Ohne offene Stellen',
  args: { company: page && { ...page, jobs: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zurzeit sind keine Stellen ausgeschrieben.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Offene Stellen' })).toBeNull();
  },
};

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const Lädt: Story = {
  args: { company: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter, ohne Logo',
  args: { company: page && { ...page, name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit', logoUrl: '' } },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const NichtGefunden: Story = {
  name: 'Nicht gefunden',
  args: { company: undefined, failure: 'not-found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unternehmen nicht gefunden' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
  },
};

export const Fehler: Story = {
  args: { company: undefined, failure: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Das Unternehmen konnte nicht geladen werden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
