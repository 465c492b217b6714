import { demoData, invitationOfferWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent } from 'storybook/test';
import { logInForStory, StoryApp } from '../../../testing/story-app';
import { calls, candidateAnswers, profileAnswer } from '../dashboard/story-answers';
import LoginRoute from '../login/route';
import InvitationRoute from './route';

const demo = demoData(new Date());
const offer = invitationOfferWire(demo, given(demo.invitations[0]));

const meta = {
  title: 'Konto/Einladung mit Beispieldaten',
  component: StoryApp,
  args: { at: '/invitations/geheim-123', pages: { '/invitations/:token': InvitationRoute, '/login': LoginRoute } },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('*/api/public/invitations/:token', () => HttpResponse.json(offer)),
      ...candidateAnswers,
    );
    return logInForStory();
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnderesKonto: Story = {
  name: 'Mit anderem Konto anmelden',
  parameters: { spec: ['O48'] },
  beforeEach: ({ msw }) => {
    msw.use(http.post(calls.logout, () => HttpResponse.json({ success: true })));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mit anderem Konto anmelden' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

const heard: string[] = [];

/** The mailed link proves access to the email address, so an unconfirmed account may join as well. */
export const Annehmen: Story = {
  name: 'Annehmen',
  args: { pages: { '/invitations/:token': InvitationRoute, '/company/:companyId/dashboard': () => <h1>Dashboard</h1> } },
  parameters: { spec: ['O48'] },
  beforeEach: ({ msw }) => {
    heard.length = 0;
    msw.use(
      http.get(calls.profile, () => HttpResponse.json({ ...profileAnswer, email: offer.email, emailConfirmed: false })),
      http.post('*/api/private/invitations/:token/accept', ({ params }) => {
        heard.push(String(params['token']));
        return HttpResponse.json({ companyId: 1, alreadyMember: false });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Einladung annehmen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(heard).toEqual(['geheim-123']);
  },
};
