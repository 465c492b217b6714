import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { AdminStoryPage } from '../story-page';
import { OverviewScreen } from './OverviewScreen';

const meta = {
  title: 'Verwaltung/Übersicht',
  component: OverviewScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminStoryPage tab="overview" waiting={{ outbox: 1, payouts: 12 }}>
        {Story()}
      </AdminStoryPage>
    ),
  ],
  args: { overview: ready({ outbox: 1, payouts: 12 }) },
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('E-Mail ist gescheitert')).toBeVisible();
    await expect(canvas.getByText('Auszahlungen sind angefordert')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Postausgang öffnen' })).toHaveAttribute('href', '/admin?tab=outbox');
  },
};

export const Leer: Story = {
  args: { overview: ready({ outbox: 0, payouts: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zurzeit wartet nichts auf Sie.')).toBeVisible();
  },
};

export const Lädt: Story = { args: { overview: loading() } };

export const Fehler: Story = {
  args: { overview: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Übersicht konnte nicht geladen werden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
