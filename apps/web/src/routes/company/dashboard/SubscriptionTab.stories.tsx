import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import CompanyDashboardRoute from './route';
import { companyAnswersFor } from './story-answers';

const meta = {
  title: 'Unternehmen/Abonnement mit Beispieldaten',
  ...asDemoUser('owner', {
    ...companyAnswersFor('OWNER'),
    companySubscription: () => Response.json({}, { status: 500 }),
    plans: () => [],
  }),
  args: { at: '/company/1/subscription', pages: { '/company/:companyId/:tab': CompanyDashboardRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number of requested reloads; the page stays, because a reload would end the story. */
const reloads = { count: 0 };

function hold(event: NavigateEvent): void {
  if (event.navigationType !== 'reload') return;
  event.preventDefault();
  reloads.count += 1;
}

export const NochEinmal: Story = {
  name: 'Erneut versuchen lädt die Seite neu',
  parameters: { spec: ['CP30'] },
  beforeEach: () => {
    reloads.count = 0;
    window.navigation.addEventListener('navigate', hold);
    return () => window.navigation.removeEventListener('navigate', hold);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(reloads.count).toBe(1));
  },
};
