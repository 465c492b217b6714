import { readInvitationOffer } from '@stellwerk/domain';
import { fixtures, invitationOfferWire } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, ready, refused, reload } from '../../testing/story-values';
import { StoryFrame } from '../../testing/story-frame';
import { AuthLayout } from '../auth/AuthLayout';
import { StorySite } from '../../testing/story-site';
import { InvitationScreen, type InvitationStep } from './InvitationScreen';

const [stored] = fixtures.invitations;
if (stored === undefined) throw new Error('Die Einladungen fehlen in den Beispieldaten.');
const offer = readInvitationOffer({ ...invitationOfferWire(fixtures, stored), role: 'MEMBER' });
const actions = { onAccept: fn(), onSwitch: fn() };
const open: InvitationStep = { kind: 'open', offer, accepting: false, failure: '', onAccept: actions.onAccept };
const back = '%2Finvitations%2Fgeheim-123';

const meta = {
  title: 'Konto/Einladung annehmen',
  component: InvitationScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    // Logged-in people see the header with their account.
    (Story, { args: { invitation } }) => (
      <StoryFrame path="/invitations/geheim-123">
        <StorySite loggedIn={invitation.state === 'ready' && invitation.data.kind !== 'visitor'}>
          <AuthLayout>{Story()}</AuthLayout>
        </StorySite>
      </StoryFrame>
    ),
  ],
  args: { invitation: ready<InvitationStep>(open) },
} satisfies Meta<typeof InvitationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Einladung ins Team' })).toBeVisible();
    await expect(canvas.getByText(`Katharina Brandis lädt Sie ein, im Team von ${offer.company.name} mitzuarbeiten.`)).toBeVisible();
    await expect(canvas.getByText(offer.email)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Einladung annehmen' }));
    await expect(actions.onAccept).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Jetzt nicht' })).toHaveAttribute('href', '/dashboard');
  },
};

export const WirdAngenommen: Story = {
  name: 'Wird angenommen',
  args: { invitation: ready({ ...open, accepting: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wird angenommen...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const AnnehmenScheitert: Story = {
  name: 'Konnte nicht angenommen werden',
  args: { invitation: ready({ ...open, failure: 'Die Einladung konnte nicht angenommen werden. Bitte versuchen Sie es später erneut.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Einladung konnte nicht angenommen werden.');
    await expect(canvas.getByRole('button', { name: 'Einladung annehmen' })).toBeEnabled();
  },
};

export const OhneAnmeldung: Story = {
  name: 'Ohne Anmeldung',
  args: { invitation: ready({ kind: 'visitor', offer, loginHref: `/login?redirect=${back}`, registerHref: `/register?redirect=${back}` }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull();
    await expect(canvas.getByText(new RegExp(`Melden Sie sich mit ${offer.email} an`))).toBeVisible();
    const card = canvasElement.querySelector('main');
    await expect(card?.querySelector('a[href^="/login"]')).toHaveAttribute('href', `/login?redirect=${back}`);
    await expect(card?.querySelector('a[href^="/register"]')).toHaveAttribute('href', `/register?redirect=${back}`);
  },
};

export const AnderesKonto: Story = {
  name: 'Mit anderem Konto angemeldet',
  args: { invitation: ready({ kind: 'other', offer, ownEmail: 'candidate@demo.example', onSwitch: actions.onSwitch }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sie sind als candidate@demo\.example angemeldet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mit anderem Konto anmelden' }));
    await expect(actions.onSwitch).toHaveBeenCalledOnce();
  },
};

export const NichtMehrGültig: Story = {
  name: 'Abgelaufen, benutzt oder zurückgezogen',
  args: { invitation: refused(410) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Diese Einladung gilt nicht mehr');
    // The holder of an old link learns nothing about company or person.
    await expect(canvas.queryByText(offer.company.name)).toBeNull();
  },
};

export const Lädt: Story = {
  args: { invitation: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  args: { invitation: failed() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter',
  args: {
    invitation: ready({
      ...open,
      offer: {
        ...offer,
        email: 'friederike-wilhelmine.von-hohenstein-kleinschmidt@hanseatische-rechtsschutzversicherungsgesellschaft.example',
        position: 'Rechtsschutzversicherungsgesellschaftssachbearbeiterin',
        company: { ...offer.company, name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit', logoUrl: '' },
      },
    }),
  },
};
export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
