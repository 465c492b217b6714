import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { AdminStoryPage } from '../story-page';
import { RegistrationsScreen } from './RegistrationsScreen';

const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 26 + index)).toISOString().slice(0, 10),
  confirmed: (index * 7) % 11,
  unconfirmed: (index * 5) % 4,
}));

const latest = Array.from({ length: 50 }, (_, index) => ({
  email: `${['amelie.thorwald', 'leon.hartwig', 'v.szabo', 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'][index % 4]}${index}@mail.example`,
  createdAt: new Date(Date.UTC(2026, 10, 24, 8) - index * 3_600_000).toISOString(),
  confirmed: index % 3 !== 0,
}));

const meta = {
  title: 'Verwaltung/Registrierungen',
  component: RegistrationsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStoryPage tab="registrations">{Story()}</AdminStoryPage>],
  args: { registrations: ready({ total: 12_480, unconfirmed: 311, days, latest }) },
} satisfies Meta<typeof RegistrationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.480')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(latest.length + 1);
  },
};

export const Leer: Story = {
  args: { registrations: ready({ total: 0, unconfirmed: 0, days: [], latest: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Registrierungen' })).toBeVisible();
  },
};

export const Lädt: Story = { args: { registrations: loading() } };

export const Fehler: Story = {
  args: { registrations: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Registrierungen konnten nicht geladen werden');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
