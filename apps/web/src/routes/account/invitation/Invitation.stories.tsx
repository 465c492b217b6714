import { demoData, invitationOfferWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { answers, asked } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import { profileWire } from '../../../testing/frame-answers';
import type { StoryApp } from '../../../testing/story-app';
import LoginRoute from '../login/route';
import InvitationRoute from './route';

const demo = demoData(new Date());
const offer = invitationOfferWire(demo, given(demo.invitations[0]));

const meta = {
  title: 'Konto/Einladung mit Beispieldaten',
  ...asDemoUser('candidate', { invitationOffer: () => offer }),
  args: { at: '/invitations/geheim-123', pages: { '/invitations/:token': InvitationRoute, '/login': LoginRoute } },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnderesKonto: Story = {
  name: 'Mit anderem Konto anmelden',
  parameters: { spec: ['O48'] },
  beforeEach: ({ msw }) => msw.use(...answers({ logout: () => ({ success: true }) })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mit anderem Konto anmelden' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(localStorage.getItem('jwt_token')).toBeNull();
  },
};

/** The mailed link proves access to the email address, so an unconfirmed account may join as well. */
export const Annehmen: Story = {
  name: 'Annehmen',
  args: { pages: { '/invitations/:token': InvitationRoute, '/company/:companyId/dashboard': () => <h1>Dashboard</h1> } },
  parameters: { spec: ['O48'] },
  beforeEach: ({ msw }) => {
    msw.use(
      ...answers({
        profile: () => ({ ...profileWire(given(demo.users[0])), email: offer.email, emailConfirmed: false }),
        acceptInvitation: () => ({ success: true, companyId: 1, alreadyMember: false }),
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Einladung annehmen' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(asked('acceptInvitation').map(({ params }) => params)).toEqual([{ token: 'geheim-123' }]);
  },
};
