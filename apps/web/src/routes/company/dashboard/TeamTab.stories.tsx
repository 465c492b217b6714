import { fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw/http';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asDemoUser, asked } from '../../../mock/story-head';
import type { StoryApp } from '../../../testing/story-app';
import CreateMemberRoute from '../team-create/route';
import CompanyDashboardRoute from './route';

/** The tab with its address, which a person sees in the browser. */
function Page() {
  return (
    <>
      <CompanyDashboardRoute />
      <output hidden>{useLocation().search}</output>
    </>
  );
}

const meta = {
  title: 'Unternehmen/Team mit Beispieldaten',
  ...asDemoUser('owner'),
  args: {
    at: '/company/1/dashboard?tab=team',
    pages: { '/company/:companyId/dashboard': Page, '/company/:companyId/team/create': CreateMemberRoute },
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const EMAIL = 'v.neumann@weserbund.example';
const TEAM = '/api/private/companies/1';

const day = '2026-11-20T12:00:00.000Z';
const standard = { ...fixtures.plans.find(({ planType }) => planType === 'STANDARD'), name: 'STANDARD' };
const subscription = { id: 1, companyId: 1, planId: standard, status: 'ACTIVE', billingCycle: 'MONTHLY', startDate: day, endDate: day };

export const Einladen: Story = {
  parameters: { spec: ['CT02', 'CT24', 'CT27', 'O48'] },
  args: { at: '/company/1/dashboard?tab=team&action=invite' },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/private/companies/1/subscription', () => HttpResponse.json(subscription)));
  },
  play: async ({ canvas, canvasElement }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Teammitglied einladen' }));
    await expect(canvasElement.querySelector('output[hidden]')).toHaveTextContent(/^\?tab=team$/);
    // Whoever is invited counts as a place of the plan (O38).
    const places = () => Number(/\d+/.exec(within(canvasElement).getByText(/Ihr Tarif sieht|in Ihrem Tarif/).textContent ?? '')?.[0]);
    const team = fixtures.members.filter(({ companyId }) => companyId === 1);
    const invited = fixtures.invitations.filter((one) => one.companyId === 1 && team.every(({ email }) => email !== one.email));
    await userEvent.type(dialog.getByLabelText('E-Mail'), EMAIL);
    await userEvent.click(dialog.getByRole('button', { name: 'Einladung senden' }));
    await dialog.findByText('Einladung erfolgreich gesendet!');
    await expect(asked).toContain(`POST ${TEAM}/team/invite/send`);
    await waitFor(() => expect(places()).toBe(team.length + invited.length + 1));
    await userEvent.keyboard('{Escape}');

    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^Erneut senden.*${EMAIL}`) }));
    await waitFor(() => expect(asked.join()).toMatch(/POST [^,]*\/resend/));
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Löschen.*${EMAIL}`) }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja, löschen' }));
    await expect(await canvas.findByText('Einladung wurde gelöscht')).toBeVisible();
    await expect(asked.join()).toMatch(/DELETE [^,]*\/invitations\/\d+/);
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
    await expect(asked).toContain(`POST ${TEAM}/team/invite/send`);
  },
};

/** Whoever gives the company away may no more from that moment on. */
export const InhaberschaftÜbertragen: Story = {
  name: 'Inhaberschaft übertragen',
  parameters: { spec: ['O49'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inhaberschaft übertragen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Inhaberschaft übertragen?' }));
    await userEvent.selectOptions(question.getByLabelText('Neue Inhaberin oder neuer Inhaber'), 'Jonas Terhorst');
    await userEvent.click(question.getByRole('button', { name: 'Ja, übertragen' }));
    await expect(await canvas.findByText('Jonas Terhorst hat jetzt die Inhaberschaft')).toBeVisible();
    await expect(asked).toContain(`POST ${TEAM}/transfer-ownership`);
    // The page behind the question is hidden from roles as long as that is open.
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
