import { demoData, invitationOfferWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, waitFor } from 'storybook/test';
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

const person = { confirmed: false, asked: 0 };

/** The address of the invitation is that of the account, but nobody has shown yet that it is his. */
export const NochNichtBestätigt: Story = {
  name: 'Adresse noch nicht bestätigt',
  parameters: { spec: ['O48'] },
  beforeEach: ({ msw }) => {
    Object.assign(person, { confirmed: false, asked: 0 });
    msw.use(
      http.get(calls.profile, () => HttpResponse.json({ ...profileAnswer, email: offer.email, emailConfirmed: person.confirmed })),
      http.post(calls.resend, () => {
        person.asked += 1;
        return HttpResponse.json({ success: true });
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link noch einmal senden' }));
    await waitFor(() => expect(person.asked).toBe(1));
    person.confirmed = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Ich habe bestätigt' }));
    await expect(await canvas.findByRole('button', { name: 'Einladung annehmen' })).toBeVisible();
  },
};
