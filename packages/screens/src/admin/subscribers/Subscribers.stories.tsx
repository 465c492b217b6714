import { ApiError, type Subscriber } from '@stellwerk/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { AdminStoryPage } from '../story-page';
import { ALL_SUBSCRIBERS } from './list';
import { SubscribersScreen, type SubscribersScreenProps } from './SubscribersScreen';

const subscribers: readonly Subscriber[] = ['jette.harms', 'hanno.gleis', 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'].map(
  (name, index) => ({
    id: String(index + 1),
    kind: index === 1 ? 'job-alert' : 'newsletter',
    email: `${name}@post.example`,
    orderedAt: '2026-11-20T08:00:00.000Z',
    confirmedAt: index === 2 ? null : '2026-11-20T09:30:00.000Z',
  }),
);
const page = { subscribers, total: 3, page: 1, counts: { all: 3, confirmed: 2, waiting: 1 } };
const none = { all: 0, confirmed: 0, waiting: 0 };

const meta = {
  title: 'Verwaltung/Abonnenten',
  component: SubscribersScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStoryPage tab="subscribers">{Story()}</AdminStoryPage>],
  args: {
    subscribers: ready(page),
    state: ALL_SUBSCRIBERS,
    onChange: fn(),
    exportSubscribers: fn<SubscribersScreenProps['exportSubscribers']>(() => Promise.resolve()),
  },
} satisfies Meta<typeof SubscribersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: '3 Abonnements' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Bestätigte herunterladen' }));
    await expect(args.exportSubscribers).toHaveBeenCalledOnce();
  },
};

export const NichtHeruntergeladen: Story = {
  name: 'Nicht heruntergeladen',
  args: {
    exportSubscribers: fn<SubscribersScreenProps['exportSubscribers']>(() =>
      Promise.reject(new ApiError('offline', 'Keine Internetverbindung.')),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bestätigte herunterladen' }));
    await expect(await screen.findByText('Die Datei konnte nicht erstellt werden. Keine Internetverbindung.')).toBeVisible();
  },
};

export const Leer: Story = {
  args: { subscribers: ready({ subscribers: [], total: 0, page: 1, counts: none }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Noch keine Abonnements' })).toBeVisible();
  },
};

export const Lädt: Story = { args: { subscribers: loading() } };

export const Fehler: Story = {
  args: { subscribers: failed() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
