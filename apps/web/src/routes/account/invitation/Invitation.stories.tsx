import { fixtureCompanies, fixtures } from '@stellwerk/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppFrame } from '../../../testing/frames';
import { GatePage } from '../GatePage';
import { InvitationScreen, type InvitationOffer, type InvitationState } from './InvitationScreen';

const [stored] = fixtures.invitations;
const company = fixtureCompanies.find(({ id }) => id === String(stored?.companyId));
const offer: InvitationOffer = {
  email: stored?.email ?? '',
  inviter: 'Katharina Brandis',
  position: stored?.position ?? '',
  role: 'Mitglied',
  expiresAt: stored?.expiresAt ?? null,
  company: { id: company?.id ?? '', name: company?.name ?? '', logoUrl: company?.logoUrl ?? '', city: company?.city ?? '' },
};
const actions = { onAccept: fn(), onRetry: fn(), onSwitch: fn() };
const open: InvitationState = { kind: 'open', offer, accepting: false, failure: '', onAccept: actions.onAccept };
const back = '%2Finvitations%2Fgeheim-123';

const meta = {
  title: 'Konto/Einladung annehmen',
  component: InvitationScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppFrame path="/invitations/geheim-123">
        <GatePage>{Story()}</GatePage>
      </AppFrame>
    ),
  ],
  args: { state: open },
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
  args: { state: { ...open, accepting: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wird angenommen...' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const AnnehmenScheitert: Story = {
  name: 'Konnte nicht angenommen werden',
  args: { state: { ...open, failure: 'Die Einladung konnte nicht angenommen werden. Bitte versuchen Sie es später erneut.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Einladung konnte nicht angenommen werden.');
    await expect(canvas.getByRole('button', { name: 'Einladung annehmen' })).toBeEnabled();
  },
};

export const OhneAnmeldung: Story = {
  name: 'Ohne Anmeldung',
  args: { state: { kind: 'visitor', offer, loginHref: `/login?redirect=${back}`, registerHref: `/register?redirect=${back}` } },
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
  args: { state: { kind: 'other', offer, ownEmail: 'candidate@demo.example', onSwitch: actions.onSwitch } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sie sind als candidate@demo\.example angemeldet/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Einladung annehmen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mit anderem Konto anmelden' }));
    await expect(actions.onSwitch).toHaveBeenCalledOnce();
  },
};

export const Angenommen: Story = {
  args: { state: { kind: 'done', offer, already: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`Sie gehören jetzt zum Team von ${offer.company.name}`);
    await expect(canvas.getByRole('link', { name: 'Zum Unternehmen' })).toHaveAttribute('href', `/company/${offer.company.id}/dashboard`);
  },
};

export const SchonImTeam: Story = {
  name: 'Schon im Team',
  args: { state: { kind: 'done', offer, already: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sie gehören schon zu diesem Team');
  },
};

export const NichtMehrGültig: Story = {
  name: 'Abgelaufen, benutzt oder zurückgezogen',
  args: { state: { kind: 'gone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Diese Einladung gilt nicht mehr');
    // Who holds an old link learns nothing about company or person.
    await expect(canvas.queryByText(offer.company.name)).toBeNull();
  },
};

export const Lädt: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird geladen...');
  },
};

export const Fehler: Story = {
  args: { state: { kind: 'failed', retrying: false, onRetry: actions.onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(actions.onRetry).toHaveBeenCalledOnce();
  },
};

export const LangeWörter: Story = {
  name: 'Lange deutsche Wörter',
  args: {
    state: {
      ...open,
      offer: {
        ...offer,
        email: 'friederike-wilhelmine.von-hohenstein-kleinschmidt@hanseatische-rechtsschutzversicherungsgesellschaft.example',
        position: 'Rechtsschutzversicherungsgesellschaftssachbearbeiterin',
        company: { ...offer.company, name: 'Hanseatische Rechtsschutzversicherungsgesellschaft auf Gegenseitigkeit', logoUrl: '' },
      },
    },
  },
};
export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dunkel: Story = { globals: { theme: 'dark' } };
