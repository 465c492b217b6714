import { fixtures, jobCardWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LOCAL_KEY } from '../../../data/saved-jobs/marks';
import { asDemoUser, asGuest } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import DashboardRoute from '../../account/dashboard/route';
import SavedRoute from './route';

const meta = {
  title: 'Öffentlich/Gemerkte Stellen mit Beispieldaten',
  ...asGuest({ jobCards: () => ({ jobs: [] }) }),
  args: { at: '/saved-jobs', pages: { '/saved-jobs': SavedRoute, '/dashboard': DashboardRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One more than fits on a page; all of them are deleted. */
const kept = Array.from({ length: 21 }, (_, index) => ({ id: String(9001 + index), title: `Stelle ${index + 1}` }));

export const InDiesemBrowser: Story = {
  name: 'In diesem Browser, zweite Seite',
  parameters: { spec: ['O93'] },
  beforeEach: () => {
    localStorage.setItem(LOCAL_KEY, JSON.stringify(kept));
    return () => localStorage.removeItem(LOCAL_KEY);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stelle 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Weiter' }));
    await expect(await canvas.findByText('Stelle 21')).toBeVisible();
    await expect(canvas.queryByText('Stelle 20')).toBeNull();
  },
};

const [first, last] = [given(fixtures.jobs[0]), given(fixtures.jobs[1])];

export const ImKonto: Story = {
  name: 'Im Konto, zweite Seite',
  parameters: { spec: ['O93'] },
  args: { at: '/dashboard?tab=saved' },
  beforeEach: asDemoUser('candidate', {
    savedJobs: ({ query: { page = 1 } }) => ({
      jobs: [{ ...jobCardWire(fixtures, page === 1 ? first : last), availability: 'open' as const }],
      total: 21,
      page,
      pageSize: 20,
      ids: [],
    }),
  }).beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: first.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Weiter' }));
    await expect(await canvas.findByRole('link', { name: last.title })).toBeVisible();
  },
};
