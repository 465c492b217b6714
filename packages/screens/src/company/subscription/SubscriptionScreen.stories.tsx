import { ApiError, type Subscription } from '@stellwerk/domain';
import { fixturePlans } from '@stellwerk/domain/fixtures';
import { narrow } from '@stellwerk/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready, reload } from '../../testing/story-values';
import { subscriptionTexts } from '../../i18n/company/subscription.de';
import { StoryPage } from '../shared/story-page';
import { storyNow, storySubscription } from '../overview/story-data';
import { SubscriptionLogin, SubscriptionScreen } from './SubscriptionScreen';

const [, standard] = fixturePlans;
const enterprise = fixturePlans.find(({ type }) => type === 'ENTERPRISE');
if (standard === undefined || enterprise === undefined) throw new Error('Der Tarif fehlt in den Beispieldaten.');

const current: Subscription = {
  ...storySubscription,
  plan: standard,
  cycle: 'MONTHLY',
  endDate: '2026-12-13T08:00:00.000Z',
  startDate: '2026-11-13T08:00:00.000Z',
};

/** The mailto link to the support; prices contain a non-breaking space. */
const mailOf = (subject: string, ...lines: readonly string[]): string => {
  const body = ['Unternehmen: Weserbund Versicherungen AG', ...lines].join('\r\n').replaceAll(' €', '\u00a0€');
  return `mailto:support@stellwerk.example?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};

const meta = {
  title: 'Unternehmen/Abonnement',
  component: SubscriptionScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <StoryPage>{Story()}</StoryPage>],
  args: {
    subscription: ready(current),
    plans: ready(fixturePlans),
    now: storyNow,
    teamRole: 'OWNER',
    use: { jobs: 8, members: 5 },
    companyName: 'Weserbund Versicherungen AG',
    supportEmail: 'support@stellwerk.example',
  },
} satisfies Meta<typeof SubscriptionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Voll: Story = {
  parameters: { spec: ['CP01', 'CP04', 'CP09', 'CP12', 'EN32'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aktueller Tarif' })).toBeVisible();
    const cycle = within(canvas.getByRole('group', { name: 'Abrechnung' }));
    await expect(cycle.getByRole('button', { name: 'Monatlich' })).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Basis', 'Standard', 'Premium', 'Enterprise'])
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    await userEvent.click(cycle.getByRole('button', { name: /^Jährlich/ }));
    await expect(canvas.getByText(/^529,20\s€$/)).toBeVisible();
    for (const [name, href] of [
      ['AGB', '/agb'],
      ['Nutzungsbedingungen', '/nutzerbedingungen'],
      ['Datenschutz', '/datenschutz'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};

/** The selection is shown again; it can only be confirmed with the terms ticked. */
export const TarifGewählt: Story = {
  parameters: { spec: ['CP02', 'CP10'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Premium wählen' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Auswahl bestätigen/ }));
    await expect(canvas.getByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeVisible();
  },
};

export const TarifWählen: Story = {
  parameters: { spec: ['CP02', 'CP03', 'CP10', 'CP11'] },
  play: async ({ canvas }) => {
    const request = spyOn(window, 'fetch');
    await userEvent.click(canvas.getByRole('button', { name: 'Premium wählen' }));
    await expect(canvas.queryByRole('button', { name: 'Premium wählen' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Auswahl bestätigen' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Auswahl bestätigen/ }));
    await expect(canvas.getByText('Bitte akzeptieren Sie die AGB und Nutzungsbedingungen.')).toBeVisible();
    await expect(canvas.queryByText(subscriptionTexts.cancelled)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /^Auswahl bestätigen/ }));
    await expect(canvas.getByText(subscriptionTexts.cancelled)).toBeVisible();
    await expect(canvas.getByRole('link', { name: subscriptionTexts.mail })).toHaveAttribute(
      'href',
      mailOf('Tarifwechsel: Premium', 'Bisher: Standard, 49,00 € pro Monat', 'Neu: Premium, 99,00 € pro Monat'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück zur Planauswahl' }));
    await expect(canvas.getByRole('button', { name: 'Premium wählen' })).toBeVisible();
    await expect(canvas.queryByText(subscriptionTexts.cancelled)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Tarife' })).toHaveFocus();
    await expect(request).not.toHaveBeenCalled();
    request.mockRestore();
  },
};

export const Kündigungsfrage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kündigen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Abonnement kündigen?' }));
    await expect(question.getByText(subscriptionTexts.cancelText)).toBeVisible();
  },
};

export const Kündigen: Story = {
  parameters: { spec: ['CP11'] },
  play: async ({ canvas }) => {
    const request = spyOn(window, 'fetch');
    await userEvent.click(canvas.getByRole('button', { name: 'Kündigen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Abonnement kündigen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Ja, kündigen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await canvas.findByText(subscriptionTexts.cancelled)).toBeVisible();
    await expect(canvas.getByText('Aktiv')).toBeInTheDocument();
    await expect(request).not.toHaveBeenCalled();
    request.mockRestore();
    await expect(canvas.getByRole('link', { name: subscriptionTexts.mail })).toHaveAttribute(
      'href',
      mailOf('Kündigung des Tarifs Standard', 'Bisher: Standard, 49,00 € pro Monat', 'Neu: Kündigung'),
    );
  },
};

export const TarifWechseln: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tarif wechseln' }));
    await expect(canvas.getByRole('heading', { name: 'Tarife' })).toHaveFocus();
  },
};

/** Any status other than ACTIVE is shown by its name or as sent, and nothing can be changed. */
export const NichtAktiv: Story = {
  parameters: { spec: ['CP07', 'CP08'] },
  args: { subscription: ready({ ...current, status: 'CANCELLED', autoRenew: false, endDate: '2026-11-01T08:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gekündigt zum 01. November 2026')).toBeVisible();
    await expect(canvas.getByText('CANCELLED')).toBeVisible();
    await expect(canvas.queryByText('Aktiv')).toBeNull();
    for (const name of ['Tarif wechseln', 'Kündigen']) await expect(canvas.queryByRole('button', { name })).toBeNull();
    await expect(canvas.getByText('Ihr Abonnement ist am 01. November 2026 abgelaufen.')).toBeVisible();
    // An ended plan can be selected again.
    await expect(canvas.getByRole('button', { name: 'Standard wählen' })).toBeEnabled();
  },
};

/** A trial behaves like other plans, under its own name; it has not ended. */
export const Testphase: Story = {
  args: { subscription: ready({ ...current, status: 'TRIAL', autoRenew: false, endDate: '2026-11-27T08:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TRIAL')).toBeVisible();
    await expect(canvas.getByText('Noch 7 Tage')).toBeVisible();
    await expect(canvas.queryByText(/abgelaufen/)).toBeNull();
  },
};

/** The counts load later than the subscription, or fail. */
export const OhneNutzung: Story = {
  args: { use: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Nutzung' })).toBeNull();
  },
};

/** An individual offer: no price, and no change of plan online. */
export const Enterprise: Story = {
  parameters: { spec: ['CP08', 'CP22'] },
  args: { subscription: ready({ ...current, plan: enterprise, cycle: 'YEARLY' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preis auf Anfrage')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kündigen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tarif wechseln' })).toBeNull();
  },
};

export const OhneAbonnement: Story = {
  args: { subscription: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Kein Abonnement' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Standard wählen' })).toBeEnabled();
  },
};

export const OhneAnmeldung: Story = {
  parameters: { spec: ['CP05'] },
  render: () => <SubscriptionLogin loginHref="/login?redirect=%2Fcompany%2F1%2Fsubscription" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sie sind nicht angemeldet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login?redirect=%2Fcompany%2F1%2Fsubscription');
  },
};

export const Lädt: Story = {
  args: { subscription: loading(), plans: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geladen...')).toBeInTheDocument();
  },
};

const answered = (statusText: string) => new ApiError('http', '', { status: 500, statusText });

export const Fehler: Story = {
  parameters: { spec: ['CP27', 'CP30'] },
  args: { subscription: failed(answered('Internal Server Error')) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Fehler beim Laden des Abonnements: Internal Server Error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const TarifeFehlen: Story = {
  parameters: { spec: ['CP28', 'CP30'] },
  args: { plans: failed(answered('Bad Gateway')) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Fehler beim Laden der Abonnementpläne: Bad Gateway')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
};

export const UnbekannterFehler: Story = {
  parameters: { spec: ['CP29'] },
  args: { subscription: failed(new ApiError('network', 'Failed to fetch')) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Ein unbekannter Fehler ist aufgetreten')).toBeVisible();
  },
};
export const TarifeUnbekannterFehler: Story = {
  ...UnbekannterFehler,
  name: 'Tarife: unbekannter Fehler',
  args: { plans: failed(new ApiError('network', 'Failed to fetch')) },
};

/** Plans and term are readable; nothing can be selected or cancelled (O50). */
export const NurLesen: Story = {
  name: 'Nur lesen, als Recruiter',
  parameters: { spec: ['O89'] },
  args: { teamRole: 'RECRUITER' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ändern können das nur: Administrator und Inhaber.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Premium' })).toBeVisible();
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names.filter((name) => !/^(Monatlich|Jährlich)/.test(name))).toEqual([]);
  },
};

/** The limits of the plan beside their usage: the last place is taken (O88). */
export const Nutzung: Story = {
  parameters: { spec: ['O88'] },
  play: async ({ canvas }) => {
    const use = within(canvas.getByRole('region', { name: 'Nutzung' }));
    await expect(use.getByText('8 / 10')).toBeVisible();
    await expect(use.getByText('5 / 5')).toBeVisible();
    await expect(use.getByText('Alle Plätze belegt')).toBeVisible();
  },
};

export const LangeWorte: Story = {
  ...narrow,
  name: 'Lange Wörter, 320 px',
  args: {
    subscription: ready({ ...current, plan: { ...standard, name: 'Rechtsschutzversicherungsgesellschaftstarif' } }),
    plans: ready(fixturePlans.map((plan) => ({ ...plan, name: 'Rechtsschutzversicherungsgesellschaftstarif' }))),
  },
};

export const Telefon: Story = { globals: { viewport: { value: 'mobile1' } } };

export const TelefonTarifGewählt: Story = { ...TarifGewählt, name: 'Telefon, Tarif gewählt', globals: { viewport: { value: 'mobile1' } } };

export const Dunkel: Story = { globals: { theme: 'dark' } };

export const DunkelTarifGewählt: Story = { ...TarifGewählt, name: 'Dunkel, Tarif gewählt', globals: { theme: 'dark' } };
