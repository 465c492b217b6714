import { companyWire, fixtures } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answers } from '../../../testing/answers';
import { logInForStory, StoryApp } from '../../../testing/story-app';
import CompanyDashboardRoute from './route';
import { companyAnswers } from './story-answers';

const company = { ...companyWire(fixtures, given(fixtures.companies[0])), role: 'OWNER' };

/** Number of requested reloads; the page stays, because a reload would end the story. */
const reloads = { count: 0 };

function hold(event: NavigateEvent): void {
  if (event.navigationType !== 'reload') return;
  event.preventDefault();
  reloads.count += 1;
}

const meta = {
  title: 'Unternehmen/Abonnement mit Beispieldaten',
  component: StoryApp,
  args: { at: '/company/1/subscription', pages: { '/company/:companyId/:tab': CompanyDashboardRoute } },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    reloads.count = 0;
    window.navigation.addEventListener('navigate', hold);
    msw.use(
      http.get('*/api/private/companies/1', () => HttpResponse.json(company)),
      http.get('*/api/private/companies/1/subscription', () => HttpResponse.json({}, { status: 500 })),
      http.get('*/api/private/subscriptions/plans', () => HttpResponse.json([])),
      ...answers(companyAnswers),
    );
    const undo = logInForStory();
    return () => {
      window.navigation.removeEventListener('navigate', hold);
      undo();
    };
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NochEinmal: Story = {
  name: 'Erneut versuchen lädt die Seite neu',
  parameters: { spec: ['CP30'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(reloads.count).toBe(1));
  },
};
