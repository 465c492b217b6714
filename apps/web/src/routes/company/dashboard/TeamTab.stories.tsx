import type { EndpointName } from '@stellwerk/domain/endpoints';
import { fixtures, invitationWire, subscriptionWire } from '@stellwerk/domain/fixtures';
import { given } from '@stellwerk/testing/given';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers, asked } from '../../../testing/answers';
import { asDemoUser } from '../../../testing/demo-user';
import type { StoryApp } from '../../../testing/story-app';
import CreateMemberRoute from '../team-create/route';
import CompanyDashboardRoute from './route';
import { companyAnswersFor, companyTeam } from './story-answers';

/** The tab with its URL, as visible in the browser. */
function Page() {
  return (
    <>
      <CompanyDashboardRoute />
      <output hidden>{useLocation().search}</output>
    </>
  );
}

const EMAIL = 'v.neumann@weserbund.example';
const invited = fixtures.invitations.filter(({ companyId }) => companyId === 1).map(invitationWire);
const standard = given(fixtures.plans.find(({ planType }) => planType === 'STANDARD'));
const invitation = { ...given(invited[0]), id: 77, email: EMAIL, firstName: '', lastName: '' };
const sent = { success: true as const, message: '', invitation };

/** Whether a call has been made. */
const wasAsked = (name: EndpointName): boolean => asked(name).length > 0;

const meta = {
  title: 'Unternehmen/Team mit Beispieldaten',
  ...asDemoUser('owner', {
    ...companyAnswersFor('OWNER'),
    companySubscription: () => ({ ...subscriptionWire(fixtures, given(fixtures.subscriptions[0])), planId: standard }),
    pendingInvitations: () => (wasAsked('inviteMember') && !wasAsked('deleteInvitation') ? [...invited, invitation] : invited),
    inviteMember: () => sent,
    resendInvitation: () => sent,
    deleteInvitation: () => ({ success: true }),
  }),
  args: {
    at: '/company/1/dashboard?tab=team',
    pages: { '/company/:companyId/dashboard': Page, '/company/:companyId/team/create': CreateMemberRoute },
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Einladen: Story = {
  parameters: { spec: ['CT02', 'CT24', 'CT27', 'O48'] },
  args: { at: '/company/1/dashboard?tab=team&action=invite' },
  play: async ({ canvas, canvasElement }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied einladen' }));
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(/^\?tab=team$/);
    // An invited person counts as a seat of the plan (O38).
    const places = () => Number(/\d+/.exec(within(canvasElement).getByText(/Ihr Tarif sieht|in Ihrem Tarif/).textContent ?? '')?.[0]);
    const before = new Set([...companyTeam, ...invited].map(({ email }) => email)).size;
    await userEvent.type(dialog.getByLabelText('E-Mail'), EMAIL);
    await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }));
    await dialog.findByText('Einladung erfolgreich gesendet!');
    await expect(asked('inviteMember')).toMatchObject([{ params: { id: '1' }, body: { email: EMAIL } }]);
    await waitFor(() => expect(places()).toBe(before + 1));
    await userEvent.keyboard('{Escape}');

    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^Erneut senden.*${EMAIL}`) }));
    await waitFor(() => expect(asked('resendInvitation')).toMatchObject([{ params: { id: '1', invitationId: '77' } }]));
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Löschen.*${EMAIL}`) }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja, löschen' }));
    await expect(await canvas.findByText('Einladung wurde gelöscht')).toBeVisible();
    await expect(asked('deleteInvitation')).toMatchObject([{ params: { id: '1', invitationId: '77' } }]);
  },
};

export const MitgliedEinladen: Story = {
  parameters: { spec: ['CT10', 'CT24'] },
  play: async ({ canvas }) => {
    const [invite] = await canvas.findAllByRole('button', { name: /^Einladen: / });
    if (invite !== undefined) await userEvent.click(invite);
    const question = within(await screen.findByRole('alertdialog', { name: / einladen\?$/ }));
    await userEvent.click(question.getByRole('button', { name: 'Einladung senden' }));
    await expect(await canvas.findByText('Einladung erfolgreich gesendet!')).toBeVisible();
    await expect(asked('inviteMember')).toMatchObject([{ params: { id: '1' } }]);
  },
};

/** A former owner loses the permissions at once. */
export const InhaberschaftÜbertragen: Story = {
  name: 'Inhaberschaft übertragen',
  parameters: { spec: ['O49'] },
  beforeEach: ({ msw }) => {
    const company = () => companyAnswersFor(wasAsked('transferOwnership') ? 'ADMIN' : 'OWNER').company();
    msw.use(...answers({ company, transferOwnership: () => ({ success: true }) }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inhaberschaft übertragen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Inhaberschaft übertragen?' }));
    await userEvent.selectOptions(await question.findByLabelText('Neue Inhaberin oder neuer Inhaber'), 'Jonas Terhorst');
    await userEvent.click(question.getByRole('button', { name: 'Ja, übertragen' }));
    await expect(await canvas.findByText('Jonas Terhorst hat jetzt die Inhaberschaft')).toBeVisible();
    await expect(asked('transferOwnership')).toMatchObject([{ params: { id: '1' } }]);
    // The page behind the dialog is hidden from queries by role while it is open.
    await expect(await canvas.findByRole('button', { name: 'Einladen' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Inhaberschaft übertragen' })).toBeNull());
  },
};

export const NichtAnlegen: Story = {
  name: 'Ein neues Mitglied doch nicht anlegen',
  parameters: { spec: ['CT05'] },
  args: { at: '/company/1/team/create' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(/^\?tab=team$/));
  },
};
