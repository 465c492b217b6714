import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { StoryArea } from '../story-area';
import { AlertsScreen, type AlertsScreenProps } from './AlertsScreen';

const alert = (id: string, search: string, rhythm: 'DAILY' | 'WEEKLY') => ({
  id,
  rhythm,
  query: { search: [search], location: ['Bremen'] },
  createdAt: '2026-11-20T09:00:00.000Z',
  nextDigestAt: '2026-11-25T05:00:00.000Z',
});

const meta = {
  title: 'Konto/Suchaufträge',
  component: AlertsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryArea tab="alerts">{Story()}</StoryArea>],
  args: {
    alerts: ready([alert('1', 'Gleisbau', 'DAILY'), alert('2', 'Leitstelle', 'WEEKLY')]),
    remove: fn<AlertsScreenProps['remove']>(() => Promise.resolve()),
  },
} satisfies Meta<typeof AlertsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Gleisbau, Bremen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stellen ansehen: Gleisbau, Bremen' })).toHaveAttribute(
      'href',
      '/jobs?search=Gleisbau&location=Bremen',
    );
  },
};

const filters = { near: ['Hamburg'], radius: ['50'], payMin: ['50000'], pay: ['required'], remote: ['exclude'] };

export const AlleFilter: Story = {
  name: 'Alle Filter',
  args: { alerts: ready([{ ...alert('1', '', 'DAILY'), query: filters }]) },
  play: async ({ canvas }) => {
    const name = /^Hamburg, 50 km, ab 50\.000\s€, Nur mit Gehaltsangabe, Ohne Remote-Stellen$/;
    await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
  },
};

export const Gelöscht: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen: Gleisbau, Bremen' }));
    await expect(args.remove).toHaveBeenCalledWith('1');
    await expect(await canvas.findByText('Der Suchauftrag ist gelöscht.')).toBeVisible();
  },
};

export const NichtGelöscht: Story = {
  name: 'Nicht gelöscht',
  args: { remove: fn<AlertsScreenProps['remove']>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen: Leitstelle, Bremen' }));
    await expect(await canvas.findByText(/konnte nicht gelöscht werden/)).toBeVisible();
  },
};

export const Leer: Story = {
  args: { alerts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sie haben keinen Suchauftrag.')).toBeVisible();
  },
};

export const Lädt: Story = { args: { alerts: loading() } };

export const Fehler: Story = {
  args: { alerts: failed() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const LangeWörter: Story = {
  name: 'Lange Wörter',
  args: { alerts: ready([alert('1', 'Rechtsschutzversicherungsgesellschaftsangestellte', 'DAILY')]) },
  globals: { viewport: { value: 'mobile1' } },
};
export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
